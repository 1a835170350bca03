import { fill } from '../words/words';
import { NoticePage } from './NoticePage';
import { useView } from './View';

interface Props {
  /** Whether the link goes out by mail; otherwise it is printed where the service runs. */
  readonly isMailed: boolean;
  readonly minutes: number;
}

/** Asks for a link to sign in with. */
export function SignInPage({ isMailed, minutes }: Props) {
  const { signIn } = useView().words;
  const lead = isMailed ? signIn.lead : signIn.printLead;
  return (
    <NoticePage heading={signIn.heading} lead={fill(lead, { minutes })}>
      <form method="post" action="/moderate/sign-in">
        {isMailed && (
          <div className="field">
            <label htmlFor="email">{signIn.email}</label>
            <input
              id="email"
              name="email"
              type="email"
              required
              autoComplete="email"
              dir="ltr"
              maxLength={254}
            />
          </div>
        )}
        <button className="primary" type="submit">
          {isMailed ? signIn.submit : signIn.printSubmit}
        </button>
      </form>
    </NoticePage>
  );
}
