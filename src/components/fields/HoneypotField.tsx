import styled from '@emotion/styled';
import { hiddenFromView } from '../hiddenFromView';

interface Props {
  /** Begins the id, which is all that a program knows of the field. */
  readonly id: string;
}

/** A field that no person sees, reaches or hears of: what stands in it was written by a program. */
export function HoneypotField({ id }: Props) {
  return <Hidden id={`${id}-website`} tabIndex={-1} autoComplete="off" aria-hidden />;
}

const Hidden = styled.input(hiddenFromView);
