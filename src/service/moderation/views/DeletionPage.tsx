import { ActionForm } from './ActionForm';
import { useView } from './View';

interface Props {
  /** What was written, where nothing came of it. */
  readonly email: string;
  /** What is wrong with it. */
  readonly error: string | undefined;
}

/** Asks whose reviews and enquiries are to be deleted. */
export function DeletionPage({ email, error }: Props) {
  const { deletion } = useView().words;
  return (
    <div className="single">
      <h1>{deletion.heading}</h1>
      <p className="lead">{deletion.lead}</p>
      <ActionForm action="/moderate/deletion">
        <div className="field">
          <label htmlFor="email">{deletion.email}</label>
          <input
            id="email"
            name="email"
            type="email"
            required
            autoComplete="off"
            dir="ltr"
            maxLength={254}
            defaultValue={email}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? 'email-error' : undefined}
          />
          {error && (
            <p className="error" id="email-error">
              {error}
            </p>
          )}
        </div>
        <button className="quiet" type="submit">
          {deletion.find}
        </button>
      </ActionForm>
    </div>
  );
}
