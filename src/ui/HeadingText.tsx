import styled from '@emotion/styled';

/** Text of a heading. The last two of three or more words stay on one line, unless they are wider than the line. */
export function HeadingText({ children }: { readonly children: string }) {
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
