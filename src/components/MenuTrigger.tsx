import styled from '@emotion/styled';
import type { ReactNode, Ref } from 'react';
import { color } from '../tokens/roles';
import { radius, space, targetSize } from '../tokens/space';
import { size } from '../tokens/type';

/** Where the focus begins in a menu that opens: on the whole for a pointer, on an item for a key. */
export type MenuStart = 'container' | 'first' | 'last';

interface Props {
  readonly ref: Ref<HTMLButtonElement>;
  readonly isOpen: boolean;
  readonly onOpen: (start: MenuStart) => void;
  readonly onClose: () => void;
  readonly isBusy?: boolean;
  readonly children: ReactNode;
}

/** The button of a menu. */
export function MenuTrigger(props: Props) {
  const { ref, isOpen, onOpen, onClose, isBusy = false, children } = props;
  return (
    <Button
      ref={ref}
      type="button"
      aria-haspopup="menu"
      aria-expanded={isOpen}
      aria-busy={isBusy}
      onClick={({ detail }) => {
        if (isOpen) onClose();
        // A key's click carries no count of presses.
        else onOpen(detail === 0 ? 'first' : 'container');
      }}
      onKeyDown={(event) => {
        const start = startOfKey[event.key];
        if (!start) return;
        event.preventDefault();
        onOpen(start);
      }}
    >
      {children}
    </Button>
  );
}

/** Source: ARIA authoring practices, Menu Button. */
const startOfKey: Readonly<Record<string, MenuStart>> = { ArrowDown: 'first', ArrowUp: 'last' };

const Button = styled.button({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(2),
  minBlockSize: targetSize,
  paddingInline: space(2.5),
  border: 0,
  borderRadius: radius.small,
  backgroundColor: 'transparent',
  fontSize: size.small,
  fontWeight: 600,
  '&:hover, &[aria-expanded="true"]': { backgroundColor: color.surfaceSunken },
});
