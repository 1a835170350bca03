import styled from '@emotion/styled';
import { Icon } from '../../components/Icon';
import { RequiresScript } from '../../components/RequiresScript';
import { space } from '../../tokens/space';
import { cardButton, onPaper } from '../layout/cardButton';

interface Props {
  readonly onClick: () => void;
  /** The label. */
  readonly children: string;
}

/** Turns a menu card over to its other language; at the bottom of the card. */
export function TurnButton({ onClick, children }: Props) {
  return (
    <Corner>
      <Turn type="button" onClick={onClick}>
        <Icon name="turn" size={18} />
        {children}
      </Turn>
    </Corner>
  );
}

const Corner = styled(RequiresScript)({
  position: 'absolute',
  insetBlockEnd: space(3),
  insetInline: space(2),
  display: 'grid',
  justifyItems: 'center',
});

const Turn = styled.button(cardButton, onPaper);
