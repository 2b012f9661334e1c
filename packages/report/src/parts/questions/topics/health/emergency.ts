import { anyOf } from '@global-fit/matching/anyOf';
import { given, say, words } from '../../../../prose/said.ts';
import { list } from '../../../../prose/english.ts';
import { emergencyNumbers } from '../../../../sections/safety/actions.ts';
import { eachPlace } from '../../across/beside.ts';
import type { Topic } from '../../topic.ts';

/** Emergency help, which is called rather than applied for. */
export const EMERGENCY: Topic = {
  id: 'emergency',
  about: anyOf([
    /\b(?:emergenc(?:y|ies)(?! (?:fund|savings|money|reserve|contacts?|passport|visa))|ambulances?|paramedics?)\b/i,
    /\b(?:falls?|gets?|is|becomes?) (?:seriously |suddenly )?(?:ill|sick|hurt|injured)\b[^?]{0,30}\b(?:at night|weekend|suddenly|holiday)\b/i,
    /\b(?:call|dial) (?:911|112|999)\b/i,
  ]),
  // People who cannot telephone ask for other ways to call.
  not: /\bdeaf\b|\bhard of hearing\b|\bby (?:text|message|app|video)\b|\bsign language\b|\bemergency (?:care|medicine) (?:doctor|nurse|physician|training)\b/i,
  over: ['healthcare', 'schools', 'safety', 'insurance'],
  answer: ({ views }) => {
    const numbers = eachPlace(views, (view) => {
      const found = view.atlas.practical(view.iso3);
      if (!found?.from.shown || found.emergencyNumbers.length === 0) return null;
      return given(words(list(emergencyNumbers(view, found), 'or')), `practical:${view.iso3}`);
    });
    return {
      said: numbers && say`Emergency numbers on record: ${numbers}.`,
      lacks:
        'how soon an ambulance comes to a given address, which language is spoken at the other end, and who pays for it',
      figures: ['uhc_index', 'hospital_beds', 'physicians_density'],
      whom: 'the nearest hospital with an emergency department, and the insurer that is to pay',
      put: 'Which hospital near this address takes emergencies by day and night, children as well, how long does an ambulance take, what does it cost somebody who has just arrived, and which number gives advice when it is not a matter of life and death?',
    };
  },
};
