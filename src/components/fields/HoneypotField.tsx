import styled from '@emotion/styled';
import { hiddenFromView } from '../VisuallyHidden';

interface Props {
  /** Id prefix of the field. */
  readonly id: string;
}

/** Honeypot: a field that people cannot see or reach. A value means an automated submission. */
export function HoneypotField({ id }: Props) {
  return <Hidden id={`${id}-website`} tabIndex={-1} autoComplete="off" aria-hidden />;
}

const Hidden = styled.input(hiddenFromView);
