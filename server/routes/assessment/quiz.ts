import { quizRequestSchema, quizResponseSchema } from '@global-fit/contract/quiz';
import type { App } from '#http/app';
import { failures } from '#http/documented';
import { openLightLimit } from '#security/lightLimit';
import { networkOf } from '#security/rateLimit';
import { openQuiz } from '#services/quiz/openQuiz';
import type { Context } from '../../context.ts';

/** The free destination quiz. */
export function quizRoutes(app: App, context: Context): void {
  const limit = openLightLimit(context, 'QUIZ');
  app.addHook('onClose', async () => limit.close());
  let quiz: ReturnType<typeof openQuiz> | undefined;
  app.post(
    '/api/v1/countries/find-my-country',
    {
      schema: {
        tags: ['quiz'],
        summary: 'The countries that fit the answers of the free quiz, best first',
        body: quizRequestSchema,
        response: { 200: quizResponseSchema, ...failures(422, 429) },
      },
      config: { countedOnly: true },
    },
    ({ body, ip }, reply) => {
      limit.count(networkOf(ip));
      quiz ??= openQuiz(context.atlas);
      // The text satisfies the schema above, as this route's test verifies.
      void reply.type('application/json; charset=utf-8').send(quiz(body) as never);
    },
  );
}
