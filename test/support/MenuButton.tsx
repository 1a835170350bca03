import { type ReactNode, useRef, useState } from 'react';
import { Menu } from '../../src/components/Menu';
import { type MenuStart, MenuTrigger } from '../../src/components/MenuTrigger';
import { useTypeahead } from '../../src/hooks/useTypeahead';

interface Props {
  readonly direction?: 'ltr' | 'rtl';
  /** The items. */
  readonly children: ReactNode;
}

/** A menu of dishes behind its button, as a page has its menus. */
export function MenuButton({ direction = 'ltr', children }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const [start, setStart] = useState<MenuStart>();
  const close = () => setStart(undefined);
  return (
    <>
      <MenuTrigger ref={button} isOpen={start !== undefined} onOpen={setStart} onClose={close}>
        Kitchen
      </MenuTrigger>
      <Menu
        label="Dishes"
        direction={direction}
        start={start}
        onClose={close}
        button={button}
        typeahead={useTypeahead()}
      >
        {children}
      </Menu>
    </>
  );
}
