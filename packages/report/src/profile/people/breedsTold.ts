import type { AnswerReader } from '../answers.ts';

/** Breeds that laws name, by the words that people have for them. */
const BREEDS: readonly (readonly [said: RegExp, name: string])[] = [
  [/\bpit ?bulls?\b/i, 'pit bull terrier'],
  [/\b(?:american staffordshire|am ?staffs?)\b/i, 'American Staffordshire terrier'],
  [/(?<!american )\bstaffordshire bull|\bstaff(?:ies|ie|y|ys)\b/i, 'Staffordshire bull terrier'],
  [/(?<!\b(?:pit|staffordshire|staffy) ?)\bbull ?terriers?\b/i, 'bull terrier'],
  [/\brottweilers?\b|\brotties?\b/i, 'rottweiler'],
  [/\bdobermann?s?\b/i, 'dobermann'],
  [/\bakitas?\b/i, 'akita'],
  [/\btosas?\b/i, 'Japanese tosa'],
  [/\bdogos? argentinos?\b/i, 'dogo Argentino'],
  [/\bfilas?\b|\bbrazilian mastiffs?\b/i, 'fila Brasileiro'],
  [/\bpresa canarios?\b|\bdogos? canarios?\b/i, 'presa Canario'],
  [/(?<!\bbrazilian )\bmastiffs?\b|\bboerboels?\b/i, 'mastiff'],
  [/\bXL bull(?:y|ies)\b|\bamerican bull(?:y|ies)\b/i, 'XL bully'],
  [/\bgerman shepherds?\b|\balsatians?\b/i, 'German shepherd'],
  [/\bridgebacks?\b/i, 'Rhodesian ridgeback'],
  [/\bwolf-?dogs?\b/i, 'Czechoslovakian wolfdog'],
];

/** Breeds of dogs that a text names, as laws do. */
export const breedsIn = (text: string): readonly string[] =>
  BREEDS.flatMap(([said, name]) => (said.test(text) ? [name] : []));

/** The breeds of the dogs that move along. */
export const breedsTold = (read: AnswerReader): readonly string[] =>
  breedsIn(read.text('pets-additional-info') ?? '');
