import styled from '@emotion/styled';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { CloseButton } from '../../components/CloseButton';
import { readChoice } from '../../content/choice';
import { useHydrated } from '../../hooks/useHydrated';
import { useI18n } from '../../i18n/I18nContext';
import { color } from '../../tokens/roles';
import { space } from '../../tokens/space';
import { choiceText } from '../pricing/billText';

interface Props {
  /** Receives the line as text. */
  readonly about: RefObject<string | undefined>;
  /** True once the form was sent, and the choice with it. */
  readonly isSent: boolean;
  /** Called after the visitor has removed the line. */
  readonly onRemoved: () => void;
}

/**
 * The choice that a link carried to the form, read from the address after hydration. Not part of the form's component:
 * another render before the form has read the fields would clear them.
 */
export function AboutLine({ about, isSent, onRemoved }: Props) {
  const i18n = useI18n();
  const isHydrated = useHydrated();
  const search: { readonly about?: unknown } = useSearch({ strict: false });
  const navigate = useNavigate();
  const items = isHydrated ? readChoice(search.about) : [];
  const text =
    items.length > 0
      ? i18n.t('contact.form.about', { choice: choiceText(items, i18n) })
      : undefined;
  const drop = () => void navigate({ to: '/contact', replace: true, resetScroll: false });
  const dropSent = useEffectEvent(() => text && drop());
  useEffect(() => {
    about.current = text;
  }, [about, text]);
  useEffect(() => {
    if (isSent) dropSent();
  }, [isSent]);
  if (!text) return null;
  return (
    <Line>
      <p>{text}</p>
      <CloseButton
        label={i18n.t('contact.form.removeAbout')}
        onClick={() => {
          drop();
          onRemoved();
        }}
      />
    </Line>
  );
}

const Line = styled.div({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space(3),
  paddingInlineStart: space(4),
  backgroundColor: color.highlight,
  color: color.onHighlight,
  fontWeight: 700,
  '& > p': { paddingBlock: space(2.5) },
});
