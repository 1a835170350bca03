import styled from '@emotion/styled';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { usePlaceholders } from '../../hooks/usePlaceholders';
import { useSettings } from '../../hooks/useSettings';
import { useI18n } from '../../i18n/I18nContext';
import { motion } from '../../tokens/motion';
import { notPrinted } from '../../tokens/print';
import { color } from '../../tokens/roles';
import { radius, space } from '../../tokens/space';
import { BookingBadge } from '../booking/BookingBadge';
import { chatLink } from './addresses';
import { FloatingPlaceholderBadge } from './FloatingPlaceholderBadge';
import { helperShadow, helperSize } from './floatingHelper';
import { NewTabNote } from './NewTabNote';

/**
 * The chat link and the booking badge. They float at the bottom of the window, and rest above the footer on long
 * pages.
 */
export function FloatingHelpers() {
  const { t } = useI18n();
  const { messagingNumber } = useSettings();
  const placeholders = usePlaceholders();
  return (
    <Corner aria-label={t('layout.helpers')}>
      <Chat
        href={chatLink(messagingNumber, t('layout.chat.greeting'))}
        target="_blank"
        rel="noopener"
        title={placeholders.chat ? t('layout.placeholder') : undefined}
      >
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path
            d="M4 20l1.2-4A8.2 8.2 0 1 1 8.4 19L4 20zM8.5 10h7M8.5 13.5h4.5"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
        <VisuallyHidden>{t('layout.chat.label')}</VisuallyHidden>
        <NewTabNote />
        <FloatingPlaceholderBadge of="chat" />
      </Chat>
      <BookingBadge />
    </Corner>
  );
}

const Corner = styled.section({
  position: 'sticky',
  zIndex: 9,
  insetBlockEnd: `max(${space(4)}, env(safe-area-inset-bottom))`,
  // Over the end of the page's content.
  blockSize: helperSize,
  marginBlock: `calc(-1 * ${helperSize} - ${space(4)}) ${space(4)}`,
  marginInline: space(4),
  display: 'flex',
  flexDirection: 'row-reverse',
  alignItems: 'center',
  gap: space(3),
  pointerEvents: 'none',
  ...notPrinted,
  // Hidden while a field has the focus, because they would cover it.
  transition: `opacity ${motion.quick}`,
  'html:has([data-read-through]) &': { position: 'relative' },
  'html:has(main :is(input, select, textarea):focus) &': {
    opacity: 0,
    '& > a': { pointerEvents: 'none' },
  },
  '& > a': { position: 'relative', pointerEvents: 'auto' },
  // Raised on hover, lowered on press.
  '& > a:hover': { translate: '0 -2px' },
});

const Chat = styled.a({
  display: 'grid',
  placeItems: 'center',
  inlineSize: helperSize,
  blockSize: helperSize,
  borderRadius: radius.round,
  border: `2px solid ${color.ink}`,
  backgroundColor: color.deep,
  color: color.onDeep,
  boxShadow: helperShadow,
});
