import type { ReactNode } from 'react';
import { ActionForm } from './ActionForm';

interface Props {
  readonly heading: string;
  /** What it does, in a sentence. */
  readonly lead: string;
  readonly action: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly submit: string;
  /** The way back, with nothing changed. */
  readonly keep: { readonly href: string; readonly label: string };
  /** What it is done to. */
  readonly children: ReactNode;
}

/** Asks before something is gone for good. */
export function ConfirmPage({ heading, lead, action, fields, submit, keep, children }: Props) {
  return (
    <div className="single">
      <h1>{heading}</h1>
      <p className="lead">{lead}</p>
      {children}
      <ActionForm action={action} {...(fields && { fields })}>
        <button className="primary" type="submit">
          {submit}
        </button>
        <a className="button quiet" href={keep.href}>
          {keep.label}
        </a>
      </ActionForm>
    </div>
  );
}
