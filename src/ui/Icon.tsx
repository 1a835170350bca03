import styled from '@emotion/styled';

/** Outlines in a view box of 24 × 24. */
const paths = {
  calendar: 'M4 6h16v14H4zM4 10.5h16M8.5 3v5M15.5 3v5M9 15.5l2 2 4-4',
  chat: 'M4 20l1.2-4A8.2 8.2 0 1 1 8.4 19L4 20zM8.5 10h7M8.5 13.5h4.5',
  check: 'm4 13 6 6 10-14',
  chevron: 'm4 8 8 8 8-8',
  close: 'm5 5 14 14M19 5 5 19',
  error: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20M12 6.5v6.5M12 17v.5',
  menu: 'M3 6.5h18M3 12h18M3 17.5h18',
  pencil: 'm4 20 1-6L16.5 2.5l5 5L10 19z',
  plus: 'M3 12h18M12 3v18',
  turn: 'M2.5 9.5c1-5 18-5 19 0M21.5 14.5c-1 5-18 5-19 0M21.5 3.5v6h-6M2.5 20.5v-6h6',
} as const;

interface Props {
  readonly name: keyof typeof paths;
  /** In px. Default: 24. */
  readonly size?: number;
  readonly className?: string;
}

/** A decorative line icon in the text's color. Its lines have the same thickness at every size. */
export function Icon({ name, size = 24, className }: Props) {
  return (
    <Lines viewBox="0 0 24 24" width={size} height={size} className={className} aria-hidden="true">
      <path d={paths[name]} vectorEffect="non-scaling-stroke" />
    </Lines>
  );
}

const Lines = styled.svg({
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
