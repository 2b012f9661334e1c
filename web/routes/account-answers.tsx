import { useParams } from 'react-router';
import { privateMeta } from '#content/pageMeta.ts';
import { ChangeAnswers } from '#features/account/answers/ChangeAnswers.tsx';
import { RequireSession } from '#features/account/session/RequireSession.tsx';

const title = 'Change my answers';

export const meta = () => privateMeta(title);

export default function AccountAnswers() {
  const { id = '' } = useParams();
  return (
    <RequireSession title={title} unsaved="The answers you have changed are kept in this browser.">
      {(user) => <ChangeAnswers key={id} orderId={id} user={user} />}
    </RequireSession>
  );
}
