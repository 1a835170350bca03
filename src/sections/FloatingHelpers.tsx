import styled from '@emotion/styled';
import { usePlaceholders } from '../hooks/usePlaceholders';
import { useSettings } from '../hooks/useSettings';
import { useI18n } from '../i18n/I18nContext';
import { motion } from '../tokens/motion';
import { notPrinted } from '../tokens/print';
import { color } from '../tokens/roles';
import { radius, space } from '../tokens/space';
import { chatAddress } from './addresses';
import { BookingBadge } from './BookingBadge';
import { FloatingMark } from './FloatingMark';

/** The chat link and the scheduling badge that float over every page. */
export function FloatingHelpers() {
  const { t } = useI18n();
  const { messagingNumber } = useSettings();
  const placeholders = usePlaceholders();
  return (
    <Corner>
      <Chat
        href={chatAddress(messagingNumber, t('layout.chat.greeting'))}
        target="_blank"
        rel="noopener"
        aria-label={`${t('layout.chat.label')} (${t('layout.opensInNewTab')})`}
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
        <FloatingMark of="chat" />
      </Chat>
      <BookingBadge />
    </Corner>
  );
}

const Corner = styled.div({
  position: 'fixed',
  zIndex: 9,
  insetBlockEnd: `max(${space(4)}, env(safe-area-inset-bottom))`,
  // As wide as the window: the page may be painted before the badge has come down the line.
  insetInline: space(4),
  display: 'flex',
  flexDirection: 'row-reverse',
  alignItems: 'center',
  gap: space(3),
  pointerEvents: 'none',
  ...notPrinted,
  // They lie over what is written while a field has the focus.
  transition: `opacity ${motion.quick}`,
  'html:has(main :is(input, select, textarea):focus) &': {
    opacity: 0,
    '& > a': { pointerEvents: 'none' },
  },
  '& > a': { position: 'relative', pointerEvents: 'auto' },
});

const Chat = styled.a({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '3.25rem',
  blockSize: '3.25rem',
  borderRadius: radius.round,
  border: `2px solid ${color.ink}`,
  backgroundColor: color.deep,
  color: color.onDeep,
  boxShadow: `2px 3px 0 ${color.shadow}`,
});
