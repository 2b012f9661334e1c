import { hasRoadmap } from '../../../../place/edition.ts';
import { anyOf } from '@global-fit/matching/anyOf';
import { because, flow, say, words } from '../../../../prose/said.ts';
import { registrationTasks } from '../../../timeline/tasks/arrivalTasks.ts';
import { eachPlace } from '../../across/beside.ts';
import type { Topic } from '../../topic.ts';

/** A newcomer's first official numbers: tax, insurance, address. */
export const ARRIVAL_NUMBERS: Topic = {
  id: 'arrival-numbers',
  about: anyOf([
    /\b(?:[Tt]ax(?:payer)?(?: identification| identity| file| reference)? (?:numbers?|IDs?|id|codes?|cards?)|TAX (?:NUMBER|ID)|[Ff]iscal (?:numbers?|codes?|IDs?)|[Cc]odice fiscale|Steuer-?(?:ID|nummer|identifikationsnummer)|[Ss]teuernummer)\b/,
    /\b(?:[Ss]ocial (?:[Ss]ecurity|[Ii]nsurance) (?:numbers?|cards?)|[Nn]ational [Ii]nsurance (?:numbers?)|[Pp]ersonal (?:[Ii]dentity|[Ii]dentification|ID|[Cc]ode|[Nn]ational) ?(?:numbers?|codes?)?|[Nn]ational ID (?:numbers?|cards?)|(?:foreigner|resident|residence) ?(?:ID|identity|registration) (?:numbers?|cards?))\b/,
    /\b(?:NIFs?|NIEs?|TINs?|ITINs?|SIN|SSNs?|NINo|BSN|PESEL(?! UKR)|PPSN?|TFN|CURP|RFC|CPF|CPR number|AMKA|AFM|D-number|[Pp]ersonnummer|[Kk]ennitala|IRD number|My Number)\b/,
    /\b[Ff]irst (?:days?|weeks?|steps?) (?:there|after (?:arriv\w+|moving|the move|we (?:arrive|move)))\b|\bwhen (?:we|I) arrive,? what\b/,
    /\b(?:[Aa]nmeldung|[Ee]mpadron\w+|[Mm]eldezettel|[Rr]egister (?:my|our|the|an?) (?:new )?address|[Rr]egist(?:er|ration) (?:with|at) (?:the )?(?:town hall|municipality|city hall|local authorit\w+|police))\b/,
  ]),
  not: /\b(?:company|business|VAT number|EIN|voters?|elections?)\b/i,
  over: ['tax', 'pension', 'bank', 'permit-length', 'visa'],
  answer: ({ view, views }) => {
    const steps = eachPlace(views, (view) => {
      const [step] = registrationTasks(view, [], null);
      return step ? because(words(`“${step.title}”`), 'citizenship') : null;
    });
    return {
      said: flow(
        because(
          words(
            'Numbers and registration come with the first steps after arrival, as bank, landlord, employer and doctor ask for them; which comes first, the address, the residence card or the number, differs from country to country.',
          ),
          'specific-questions',
        ),
        hasRoadmap(view) && steps ? say`Your roadmap holds the step as ${steps}.` : null,
      ),
      lacks: 'which office gives which number, on which papers and how soon',
      whom: 'the tax office of each country and its consulate where you live now, then the town hall of the new address',
      put: 'May I have this number before I arrive, in person, online or through somebody with a power of attorney, which papers and which address do you want for it, how long does it take, and what (bank, lease, phone, first pay) has to wait for it?',
    };
  },
};
