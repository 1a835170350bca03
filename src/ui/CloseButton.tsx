import styled from '@emotion/styled';
import { radius, targetSize } from '../tokens/space';
import { Icon } from './Icon';

declare module 'react' {
  /** Invoker commands, which React's types lack. Source: HTML, `commandfor`. */
  interface ButtonHTMLAttributes<T> {
    readonly command?: 'show-modal' | 'close';
    readonly commandfor?: string;
  }
}

interface Props {
  readonly label: string;
  readonly onClick: () => void;
  /** Id of the native dialog that the browser closes before hydration. */
  readonly dialog?: string;
  readonly className?: string;
}

/** A button with a cross that closes its container. */
export function CloseButton({ label, onClick, dialog, className }: Props) {
  return (
    <SquareButton
      type="button"
      className={className}
      aria-label={label}
      onClick={onClick}
      {...(dialog && { commandfor: dialog, command: 'close' })}
    >
      <Icon name="close" />
    </SquareButton>
  );
}

/** Has only an icon. Emotion's attribute list lacks the newest attributes. */
export const SquareButton = styled('button', { shouldForwardProp: () => true })({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: targetSize,
  blockSize: targetSize,
  padding: 0,
  // Visible in forced colors.
  border: '1px solid transparent',
  borderRadius: radius.small,
  backgroundColor: 'transparent',
  // Visible on any background.
  '&:hover': { boxShadow: 'inset 0 0 0 2px' },
});
