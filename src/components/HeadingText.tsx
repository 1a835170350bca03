import styled from '@emotion/styled';

interface Props {
  readonly children: string;
}

/**
 * The words of a heading. Of three or more the last two stay together, so that no line ends it with one word
 * alone; where both are wider than the line, they part after all.
 */
export function HeadingText({ children }: Props) {
  const [, start, end] = /^(.*\S\s+)(\S+\s+\S+)$/su.exec(children) ?? [];
  if (!end) return children;
  return (
    <>
      {start}
      <Together>{end}</Together>
    </>
  );
}

const Together = styled.span({ display: 'inline-block' });
