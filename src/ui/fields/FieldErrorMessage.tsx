import styled from '@emotion/styled';
import { color } from '../../tokens/roles';
import { space } from '../../tokens/space';
import { size } from '../../tokens/type';
import { Icon } from '../Icon';

interface Props {
  readonly id: string;
  readonly error: string | undefined;
  readonly className?: string;
}

/** Error message of a field, with an icon so that it does not depend on color. */
export function FieldErrorMessage({ id, error, className }: Props) {
  if (!error) return null;
  return (
    <Line id={id} className={className}>
      <Sign name="error" />
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

const Sign = styled(Icon)({
  inlineSize: '1em',
  blockSize: '1em',
  transform: 'translateY(0.14em)',
});
