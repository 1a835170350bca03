import styled from '@emotion/styled';
import { color } from '../../tokens/roles';
import { space } from '../../tokens/space';
import { size } from '../../tokens/type';

interface Props {
  readonly id: string;
  readonly error: string | undefined;
}

/** Error message of a field, with an icon so that it does not depend on color. */
export function FieldErrorMessage({ id, error }: Props) {
  if (!error) return null;
  return (
    <Line id={id}>
      <Sign viewBox="0 0 16 16" aria-hidden="true">
        <circle cx="8" cy="8" r="7" />
        <path d="M8 4v5M8 11.6v.2" />
      </Sign>
      <span>{error}</span>
    </Line>
  );
}

const Line = styled.p({
  display: 'flex',
  alignItems: 'baseline',
  gap: space(1.5),
  fontSize: size.small,
  fontWeight: 700,
  lineHeight: 1.35,
  color: color.accent,
});

const Sign = styled.svg({
  flex: 'none',
  inlineSize: '1em',
  blockSize: '1em',
  transform: 'translateY(0.14em)',
  fill: 'none',
  stroke: 'currentcolor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
});
