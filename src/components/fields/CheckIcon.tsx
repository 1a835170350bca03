import styled from '@emotion/styled';

/** Check mark of the selected item, at the end of its row. */
export function CheckIcon() {
  return (
    <Mark viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
      <path
        d="m2 6.5 3 3 5-7"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
      />
    </Mark>
  );
}

const Mark = styled.svg({ marginInlineStart: 'auto' });
