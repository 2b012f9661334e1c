import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { answersOf, place, type WrittenAnswers } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { viewsOf } from '../../testing/views.ts';
import { readingSaid } from '../readings/readings.ts';
import { comments } from './comments/comments.ts';
import { questionsAnswered } from './questionsAnswered.ts';

const views = (written: WrittenAnswers) =>
  viewsOf(
    answersOf({
      citizenship: ['FRA'],
      'current-location': place('Lyon', 'France', 'fr'),
      'languages-spoken': ['fr'],
      ...written,
    }),
    realAtlas().countries.filter(({ iso3 }) => iso3 === 'ESP'),
  );

describe('text in a language other than English', () => {
  it('is called unread among the deal-breakers, with how to have it read', () => {
    const told = (line: string) => readingSaid(realAtlas(), line, []).text;
    expect(told('Plus de 4 heures de vol de Casablanca')).toMatch(
      /a language other than English.*Write it in English/,
    );
    expect(told('A place without a soul')).not.toContain('another language');
  });

  it('is answered by recognised words as a question, and says so', () => {
    const told = (question: string) => {
      const places = views({ 'specific-questions': question });
      return JSON.stringify(places[0] ? questionsAnswered(places[0].profile, places) : null);
    };
    expect(told('Où est-ce que ma femme peut travailler avec son foulard ?')).toContain(
      'a language other than English',
    );
    expect(told('Where may my wife work with her headscarf?')).not.toContain('a language other than English');
  });

  it('is named beside a remark of which the rest was read', () => {
    const told = (remark: string) => {
      const places = views({ 'missed-information': remark });
      return places[0]
        ? comments(places[0].profile, places)
            .map((one) => one?.text ?? '')
            .join(' ')
        : '';
    };
    expect(told('Will schools help? Et si on garde nos droits à la retraite en France.')).toContain(
      'We read only English',
    );
    expect(told('Will schools help?')).not.toContain('We read only English');
  });
});
