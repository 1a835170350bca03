import type { CSSObject } from '@emotion/react';
import styled from '@emotion/styled';
import { motion } from '../tokens/motion';
import { notPrinted } from '../tokens/print';
import { color } from '../tokens/roles';
import { radius, space } from '../tokens/space';
import { size } from '../tokens/type';
import { SiteLink } from './SiteLink';

type ButtonTone = 'primary' | 'quiet' | 'onDeep' | 'quietOnDeep';

interface ToneProps {
  readonly tone?: ButtonTone;
}

const tones: Record<ButtonTone, CSSObject> = {
  primary: {
    backgroundColor: color.action,
    border: `2px solid ${color.actionEdge}`,
    color: color.onAction,
    '&:hover': { backgroundColor: color.actionPressed },
  },
  quiet: {
    backgroundColor: 'transparent',
    border: `2px solid ${color.edge}`,
    color: color.ink,
    '&:hover': { backgroundColor: color.ink, borderColor: color.ink, color: color.paper },
  },
  onDeep: {
    backgroundColor: color.highlight,
    border: `2px solid ${color.highlight}`,
    color: color.onHighlight,
    '&:hover': {
      backgroundColor: color.onDeep,
      borderColor: color.onDeep,
      color: color.deep,
    },
  },
  quietOnDeep: {
    backgroundColor: 'transparent',
    border: `2px solid ${color.onDeep}`,
    color: color.onDeep,
    '&:hover': { backgroundColor: color.onDeep, color: color.deep },
  },
};

const shape: CSSObject = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(2),
  minBlockSize: '3rem',
  padding: `${space(2.5)} ${space(6)}`,
  borderRadius: radius.round,
  fontWeight: 700,
  fontSize: size.body,
  lineHeight: 1.2,
  textAlign: 'center',
  textDecoration: 'none',
  transition: `background-color ${motion.quick}`,
};

/** The style of a quiet button, for other links. */
export const quietButton: CSSObject = { ...shape, ...tones.quiet };

/** An outline while the action is pending. */
const working: CSSObject = {
  '&&:is(:disabled, [aria-disabled="true"])': {
    borderColor: 'currentcolor',
    borderStyle: 'dashed',
    backgroundColor: 'transparent',
    color: color.inkSoft,
    cursor: 'progress',
  },
};

/** Buttons side by side, wrapping. */
export const Buttons = styled.div({ display: 'flex', flexWrap: 'wrap', gap: space(3) });

/** A button that acts in place. */
export const Button = styled.button<ToneProps>(
  shape,
  working,
  ({ tone = 'primary' }) => tones[tone],
);

/** A link to another page of the site that looks like a button. */
export const ButtonLink = styled(SiteLink, {
  shouldForwardProp: (name) => name !== 'tone',
})<ToneProps>(shape, notPrinted, ({ tone = 'primary' }) => tones[tone]);

/** A link to another site that looks like a button. */
export const ButtonAnchor = styled.a<ToneProps>(
  shape,
  notPrinted,
  ({ tone = 'primary' }) => tones[tone],
);
