import type { ReactNode } from 'react';
import { useView } from './View';

interface Props {
  readonly action: string;
  /** What is sent beside what the form shows. */
  readonly fields?: Readonly<Record<string, string>>;
  readonly children: ReactNode;
}

/** A form that changes something: it carries what shows that the session's own page has sent it. */
export function ActionForm({ action, fields = {}, children }: Props) {
  const { signedIn } = useView();
  return (
    <form method="post" action={action}>
      <input type="hidden" name="csrf" value={signedIn?.csrf ?? ''} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
