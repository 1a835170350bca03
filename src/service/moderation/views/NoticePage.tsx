import type { ReactNode } from 'react';

interface Props {
  readonly heading: string;
  readonly lead: string;
  /** What can be done about it. */
  readonly children?: ReactNode;
}

/** One thing to say, and one to do. */
export function NoticePage({ heading, lead, children }: Props) {
  return (
    <div className="notice">
      <h1>{heading}</h1>
      {lead && <p className="lead">{lead}</p>}
      {children && <div className="stub">{children}</div>}
    </div>
  );
}
