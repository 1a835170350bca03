import styled from '@emotion/styled';

interface Props {
  readonly children: string;
  /** Of the words that stay together. */
  readonly className?: string;
}

/** Text of a heading. The last two of three or more words stay on one line, unless they are wider than the line or bound anyway. */
export function HeadingText({ children, className }: Props) {
  const [, start, end] = /^(.*[^ ] +)([^ ]+ +[^ \u00a0]+)$/su.exec(children) ?? [];
  if (!end) return children;
  return (
    <>
      {start}
      <Together className={className}>{end}</Together>
    </>
  );
}

const Together = styled.span({ display: 'inline-block' });
