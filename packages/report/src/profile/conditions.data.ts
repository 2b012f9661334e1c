import { anyOf } from '@global-fit/matching/anyOf';

/** Practical consequences of a medicine, whatever it treats. */
export type MedicineClass =
  | 'refrigerated'
  | 'infusion'
  | 'injected'
  | 'controlled'
  | 'restricted'
  | 'blood-tests'
  | 'anticoagulant'
  | 'insulin'
  | 'not-to-stop';

/** Active substances and common brands with the consequences of taking them; matched as whole words. */
export const MEDICINES: readonly (readonly [names: RegExp, classes: readonly MedicineClass[]])[] = [
  [/\binsulin\b/i, ['insulin', 'refrigerated', 'injected']],
  [
    /\b(?:adalimumab|etanercept|golimumab|certolizumab|tocilizumab|secukinumab|ustekinumab|vedolizumab|dupilumab|omalizumab|mepolizumab|benralizumab|denosumab|evolocumab|alirocumab|ofatumumab|erenumab|fremanezumab|galcanezumab|humira|enbrel|stelara|cosentyx|dupixent|abatacept)\b/i,
    ['refrigerated', 'injected'],
  ],
  [
    /\b(?:infliximab|remicade|ocrelizumab|ocrevus|natalizumab|tysabri|rituximab|alemtuzumab|trastuzumab|pembrolizumab|nivolumab|eculizumab|ravulizumab|zoledronic acid)\b/i,
    ['infusion'],
  ],
  [
    /\b(?:semaglutide|liraglutide|dulaglutide|tirzepatide|ozempic|wegovy|mounjaro|trulicity|teriparatide|glatiramer|interferon|peginterferon|somatropin|epoetin|filgrastim|follitropin|octreotide)\b/i,
    ['refrigerated', 'injected'],
  ],
  // Narcotic or psychotropic under the United Nations conventions, and so controlled nearly everywhere.
  [
    /\b(?:methylphenidate|dexmethylphenidate|lisdexamfetamine|dexamfetamine|dextroamphetamine|amphetamine|amfetamine|adderall|ritalin|concerta|medikinet|focalin|vyvanse|elvanse|phentermine)\b/i,
    ['controlled'],
  ],
  [
    /\b(?:morphine|oxycodone|oxycontin|percocet|hydrocodone|vicodin|oxymorphone|fentanyl|codeine|dihydrocodeine|co-codamol|methadone|buprenorphine|suboxone|subutex|tapentadol|hydromorphone|pethidine)\b/i,
    ['controlled'],
  ],
  [
    /\b(?:diazepam|lorazepam|clonazepam|alprazolam|xanax|valium|klonopin|rivotril|ativan|temazepam|oxazepam|bromazepam|nitrazepam|lormetazepam|clobazam|midazolam|etizolam|depas|triazolam|chlordiazepoxide|zolpidem|ambien|phenobarbital|sodium oxybate|xyrem|(?:medical|medicinal) (?:cannabis|marijuana)|cannabis oil|dronabinol|nabilone|nabiximols|sativex)\b/i,
    ['controlled'],
  ],
  // Controlled by some countries, and sold on an ordinary prescription or over the counter in others.
  [
    /\b(?:testosterone|testogel|androgel|nebido|sustanon|nandrolone|oxandrolone|tramadol|ketamine|esketamine|spravato|pregabalin|lyrica|gabapentin|neurontin|modafinil|armodafinil|provigil|zopiclone|eszopiclone|zaleplon|cannabidiol|CBD oil|epidiolex|pseudoephedrine|sudafed)\b/i,
    ['restricted'],
  ],
  [/\b(?:warfarin|phenprocoumon|acenocoumarol)\b/i, ['anticoagulant', 'blood-tests', 'not-to-stop']],
  [
    /\b(?:apixaban|rivaroxaban|dabigatran|edoxaban|eliquis|xarelto|pradaxa)\b/i,
    ['anticoagulant', 'not-to-stop'],
  ],
  [
    /\b(?:heparin|enoxaparin|dalteparin|tinzaparin|fondaparinux)\b/i,
    ['anticoagulant', 'injected', 'not-to-stop'],
  ],
  [
    /\b(?:methotrexate|azathioprine|leflunomide|ciclosporin|cyclosporine|tacrolimus|mycophenolate|sirolimus|sulfasalazine|mercaptopurine)\b/i,
    ['blood-tests'],
  ],
  [/\b(?:lithium|clozapine|valproate|carbamazepine|amiodarone)\b/i, ['blood-tests', 'not-to-stop']],
  [/\b(?:levothyroxine|thyroxine|carbimazole|liothyronine|euthyrox|synthroid)\b/i, ['blood-tests']],
  [
    /\b(?:baclofen|prednisolone|prednisone|hydrocortisone|levetiracetam|lamotrigine|levodopa|bisoprolol|metoprolol|propranolol|quetiapine|olanzapine|risperidone|aripiprazole|venlafaxine|sertraline|escitalopram|citalopram|fluoxetine|paroxetine|duloxetine|mirtazapine)\b/i,
    ['not-to-stop'],
  ],
  [
    /\b(?:bictegravir|dolutegravir|emtricitabine|tenofovir|lamivudine|biktarvy|antiretrovirals?)\b/i,
    ['not-to-stop', 'blood-tests'],
  ],
];

/** Brand names, which are capitalised. */
export const BRANDS = anyOf([
  /^(?:humira|enbrel|stelara|cosentyx|dupixent|remicade|ocrevus|tysabri|ozempic|wegovy|mounjaro|trulicity)$/i,
  /^(?:adderall|ritalin|concerta|medikinet|focalin|vyvanse|elvanse|oxycontin|percocet|vicodin|suboxone)$/i,
  /^(?:subutex|xanax|valium|klonopin|rivotril|ativan|ambien|xyrem|sativex|testogel|androgel|nebido)$/i,
  /^(?:sustanon|spravato|lyrica|neurontin|provigil|epidiolex|sudafed|eliquis|xarelto|pradaxa|euthyrox)$/i,
  /^(?:synthroid|biktarvy|symbicort|ventolin|seretide|singulair|spiriva|nexium|lipitor|crestor|plavix)$/i,
  /^(?:zoloft|prozac|lexapro|cymbalta|wellbutrin|lantus|novorapid|humalog|januvia|jardiance|forxiga)$/i,
  /^(?:keppra|lamictal|depakote|entresto|botox)$/i,
]);

/** Devices and their supplies. They have a maker and model instead of a substance and dose. */
export const DEVICES: readonly (readonly [said: RegExp, name: string])[] = [
  [/\binsulin pumps?\b|\bpump supplies\b|\binfusion sets?\b/i, 'insulin pump'],
  [
    /\bCGMs?\b|\bglucose (?:sensors?|monitors?)\b|\bsensors?\b|\bdexcom\b|\bfreestyle libre\b/i,
    'glucose sensors',
  ],
  [/\btest strips?\b|\blancets?\b|\bglucometers?\b|\bglucose meters?\b/i, 'glucose meter'],
  [/\b(?:CPAP|BiPAP|APAP)\b/i, 'CPAP machine'],
  [/\boxygen concentrators?\b/i, 'oxygen concentrator'],
  [/\bnebuli[sz]ers?\b/i, 'nebuliser'],
  [/\bhearing aids?\b/i, 'hearing aids'],
  [/\bcatheters?\b/i, 'catheters'],
  [/\bstoma\b|\bostomy\b/i, 'stoma bags'],
  [/\bpower ?(?:wheel)?chairs?\b|\belectric wheelchairs?\b/i, 'power wheelchair'],
];

/** Words that imply a class where no substance is named. */
export const CLASS_WORDS: readonly (readonly [RegExp, readonly MedicineClass[]])[] = [
  [/\bbiologics?\b|\bbiosimilars?\b/i, ['refrigerated', 'injected']],
  [/\bfridge\b|\brefrigerat|\bcold chain\b|\bkept cool\b/i, ['refrigerated']],
  [/\binjections?\b|\binject(?:able|ed)?\b|\bsyringes?\b|\bautoinjectors?\b/i, ['injected']],
  [
    /\bopioids?\b|\bopiates?\b|\bstimulants?\b|\bbenzodiazepines?\b|\bADHD (?:medicine|medication|tablets)\b|\bcontrolled (?:drug|medicine|substance)/i,
    ['controlled'],
  ],
  [/\banabolic steroids?\b/i, ['restricted']],
  [/\bblood thinners?\b|\banticoagulants?\b/i, ['anticoagulant', 'not-to-stop']],
];

/** Illnesses customers name, as words within a sentence, and who treats them. */
export const ILLNESSES: readonly (readonly [said: RegExp, name: string, specialist: string])[] = [
  [/\brheumatoid arthritis\b|\brheumat(?:ism|ic)\b/i, 'rheumatoid arthritis', 'rheumatologist'],
  [/\bpsoriatic arthritis\b/i, 'psoriatic arthritis', 'rheumatologist'],
  [/\barthritis\b|\bspondylitis\b/i, 'arthritis', 'rheumatologist'],
  [/\blupus\b/i, 'lupus', 'rheumatologist'],
  [/\btype[- ]1 diabet/i, 'type 1 diabetes', 'diabetes specialist'],
  [/\bdiabet/i, 'diabetes', 'diabetes specialist'],
  [
    /\b[Mm]ultiple[- ][Ss]clerosis\b|\bMS\b(?! (?:in|of|degree))|\bM\.S\./,
    'multiple sclerosis',
    'neurologist',
  ],
  [/\bepilep|\bseizures?\b/i, 'epilepsy', 'neurologist'],
  [/\bparkinson/i, 'Parkinson’s disease', 'neurologist'],
  [/\bmigraines?\b/i, 'migraine', 'neurologist'],
  [/\bdementia\b|\balzheimer/i, 'dementia', 'memory clinic'],
  [/\bcrohn|\bulcerative colitis\b|\bcolitis\b|\bIBD\b/i, 'inflammatory bowel disease', 'gastroenterologist'],
  [/\bco?eliac\b/i, 'coeliac disease', 'gastroenterologist'],
  [/\bpsoriasis\b|\beczema\b|\batopic dermatitis\b/i, 'a skin disease', 'dermatologist'],
  [/\basthma/i, 'asthma', 'lung specialist'],
  [/\bCOPD\b|\bcystic fibrosis\b/i, 'a lung disease', 'lung specialist'],
  [/\bcancer\b|\boncolog|\bleuka?emia\b|\blymphoma\b|\bmelanoma\b/i, 'cancer', 'oncologist'],
  [/\bHIV\b/, 'HIV', 'HIV clinic'],
  [/\bdialysis\b/i, 'dialysis', 'dialysis centre'],
  [/\bkidney\b|\brenal\b/i, 'a kidney disease', 'kidney specialist'],
  [/\btransplant/i, 'a transplant', 'transplant clinic'],
  [/\bhashimoto|\bthyroid\b|\bhypothyroid/i, 'a thyroid condition', 'endocrinologist'],
  [/\batrial fibrillation\b|\barrhythmia\b|\bpacemaker\b/i, 'a heart rhythm condition', 'cardiologist'],
  [/\bhypertension\b|\bhigh blood pressure\b/i, 'high blood pressure', 'family doctor'],
  [
    /\bcoronary\b|\bheart (?:attack|disease|failure|condition)\b|\bstents?\b/i,
    'a heart condition',
    'cardiologist',
  ],
  [/\bADHD\b|\battention deficit\b/i, 'ADHD', 'psychiatrist'],
  [/\bbipolar\b/i, 'bipolar disorder', 'psychiatrist'],
  [/\bdepress|\banxiety\b|\bPTSD\b/i, 'a mental health condition', 'psychiatrist'],
  [/\bautis/i, 'autism', 'developmental clinic'],
  // A carrier of the gene is not ill.
  [
    /(?<!\bcarr(?:y|ies|ier|iers)\b[^.;]{0,30})\b(?:ha?emophilia|sickle[- ]cell|thalassa?emia)\b(?! (?:traits?|carriers?|genes?|minor|tests?|testing))/i,
    'a blood disorder',
    'haematologist',
  ],
  [/\bglaucoma\b|\bmacular\b/i, 'an eye disease', 'eye clinic'],
  [/\bsleep apno?ea\b/i, 'sleep apnoea', 'sleep clinic'],
  [/\bendometriosis\b/i, 'endometriosis', 'gynaecologist'],
];
