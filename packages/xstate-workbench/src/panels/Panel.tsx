import { type ReactNode, useId } from 'react';

interface Props {
  /** Id of the panel, for links. */
  readonly id?: string;
  readonly heading: string;
  /** Purpose and keyboard shortcuts, in one line. */
  readonly explanation: ReactNode;
  /** Content beside the heading. */
  readonly actions?: ReactNode;
  /** Fills the remaining space and scrolls. */
  readonly isTall?: boolean;
  readonly children: ReactNode;
}

/** One panel of the workbench: a heading, a description, and content. */
export function Panel({ id, heading, explanation, actions, isTall, children }: Props) {
  const headingId = useId();
  const look = isTall ? 'tall' : undefined;
  return (
    <section id={id} tabIndex={id ? -1 : undefined} aria-labelledby={headingId} className={look}>
      <header>
        <h2 id={headingId}>{heading}</h2>
        {actions}
      </header>
      <small>{explanation}</small>
      {children}
    </section>
  );
}
