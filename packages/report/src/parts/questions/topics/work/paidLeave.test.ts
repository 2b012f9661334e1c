import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { answersOf } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { answered, FAMILY } from '../../../../testing/answered.ts';
import { viewsOf } from '../../../../testing/views.ts';
import { comments } from '../../comments/comments.ts';

describe('a question about paid leave', () => {
  it('is answered with each place’s law, without what contracts add', () => {
    const leave = answered(FAMILY, ['AUT', 'SVN'], 'How many weeks of holiday does an employee get?')[
      'paid-leave'
    ];
    expect(leave?.said?.text).toMatch(/25 working days in Austria.*20 working days in Slovenia/);
    expect(leave?.lacks).toContain('contracts');
  });

  it('is answered in a remark too, where no price is asked about', () => {
    const austria = realAtlas().countries.filter(({ iso3 }) => iso3 === 'AUT');
    const views = viewsOf(
      answersOf({ ...FAMILY, 'missed-information': 'How much holiday drivers get' }),
      austria,
    );
    const profile = views[0]?.profile;
    const text = profile
      ? comments(profile, views)
          .map((one) => one?.text ?? '')
          .join('\n')
      : '';
    expect(text).toContain('25 working days in Austria');
    expect(text).not.toContain('no figure of ours answers it');
  });

  it('is about neither parental leave nor a holiday home', () => {
    for (const question of ['How much maternity leave is there?', 'How much do holiday homes cost?'])
      expect(answered(FAMILY, ['AUT'], question)['paid-leave']).toBeUndefined();
  });
});
