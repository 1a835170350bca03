import styled from '@emotion/styled';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { CloseButton } from '../../components/CloseButton';
import { aboutText } from '../../content/choiceText';
import { useHydrated } from '../../hooks/useHydrated';
import { useI18n } from '../../i18n/I18nContext';
import { color } from '../../tokens/roles';
import { space } from '../../tokens/space';

interface Props {
  /** Called after the visitor has removed the line. */
  readonly onRemoved: () => void;
}

/** The choice that a link carried to the form, read from the address after hydration. */
export function AboutLine({ onRemoved }: Props) {
  const i18n = useI18n();
  const isHydrated = useHydrated();
  const { about }: { readonly about?: unknown } = useSearch({ strict: false });
  const navigate = useNavigate();
  const text = isHydrated ? aboutText(about, i18n) : '';
  if (text === '') return null;
  return (
    <Line>
      <p>{text}</p>
      <CloseButton
        label={i18n.t('contact.form.removeAbout')}
        onClick={() => {
          void navigate({ to: '/contact', replace: true, resetScroll: false });
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
