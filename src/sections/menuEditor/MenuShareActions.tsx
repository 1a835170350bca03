import styled from '@emotion/styled';
import { memo } from 'react';
import { Button, ButtonLink } from '../../components/Button';
import { useAddToMessage } from '../../hooks/useAddToMessage';
import type { MenuEditor } from '../../hooks/useMenuEditor';
import { useMenuEditorMessages } from '../../i18n/menuEditorMessages';
import { color } from '../../tokens/roles';
import { from, space } from '../../tokens/space';
import { size } from '../../tokens/type';

interface Props extends Pick<MenuEditor, 'news' | 'share' | 'leave'> {
  readonly name: string;
  /** True if there is a code. */
  readonly status: string;
  /** Absent if the menu cannot be encoded. */
  readonly address: string | undefined;
}

/** Results of sharing. */
const passedOn = {
  sheet: 'shared',
  clipboard: 'copied',
  paper: 'printed',
  picture: 'pictured',
  shareFailed: 'shareFailed',
} as const;

/** The status and the share actions, in reach at any scroll position. */
export const MenuShareActions = memo(function MenuShareActions(props: Props) {
  const w = useMenuEditorMessages();
  const addToMessage = useAddToMessage();
  const { news, status, name, address, share, leave } = props;
  const takeToForm = () => {
    addToMessage([w('message'), name, `${address}`].join('\n'));
    leave();
  };
  const methods = ['picture', 'share' in navigator && 'sheet', 'clipboard', 'paper'] as const;
  return (
    <Foot>
      <News role="status">{news && news !== 'ready' ? w(passedOn[news]) : status}</News>
      {news === 'shareFailed' && <Address dir="ltr">{address}</Address>}
      <Ways>
        {address && (
          <>
            <ButtonLink to="/contact" onClick={takeToForm}>
              {w('toForm')}
            </ButtonLink>
            {methods.map(
              (method) =>
                method && (
                  <Button key={method} type="button" tone="quiet" onClick={() => share(method)}>
                    {w(`share.${method}`)}
                  </Button>
                ),
            )}
          </>
        )}
      </Ways>
    </Foot>
  );
});

const Foot = styled.div({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  padding: `${space(2)} ${space(4)} ${space(3)}`,
  backgroundColor: color.raised,
  borderBlockStart: `2px solid ${color.edge}`,
  [from('medium')]: { paddingInline: space(8) },
});

/** One row, which scrolls on phones; its place is kept while there is no code. */
const Ways = styled.div({
  display: 'flex',
  gap: space(2),
  minBlockSize: '3.25rem',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '& > *': { flex: 'none', paddingInline: space(4), fontSize: size.small },
});

const News = styled.p({ minBlockSize: '1.55em', fontWeight: 700 });

/** One click selects all. */
const Address = styled.output({ display: 'block', overflowWrap: 'anywhere', userSelect: 'all' });
