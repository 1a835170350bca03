import styled from '@emotion/styled';
import { Button, ButtonLink } from '../components/Button';
import { useAddToMessage } from '../hooks/useAddToMessage';
import type { OwnMenu } from '../hooks/useOwnMenu';
import { useI18n } from '../i18n/I18nContext';
import { useOwnMenuWords } from '../i18n/ownMenuWords';
import { color } from '../tokens/roles';
import { space } from '../tokens/space';
import { size } from '../tokens/type';
import { menuAsText } from './menuAsText';

interface Props {
  readonly menu: Pick<OwnMenu, 'sides' | 'share' | 'leave'>;
  readonly address: string;
}

/** The address as text beside its code, and the ways to pass it on. */
export function OwnMenuPassing({ menu, address }: Props) {
  const { language } = useI18n();
  const w = useOwnMenuWords();
  const addToMessage = useAddToMessage();
  const { sides, share, leave } = menu;
  const takeToForm = () => {
    addToMessage([w('message'), ...menuAsText(sides, language), address].join('\n'));
    leave();
  };
  return (
    <>
      <p>
        <Label id="own-menu-address">{w('link')}</Label>
        <Address dir="ltr" aria-labelledby="own-menu-address">
          {address}
        </Address>
      </p>
      <Ways>
        {'share' in navigator && (
          <Button type="button" onClick={() => share('sheet')}>
            {w('share')}
          </Button>
        )}
        <Button type="button" tone="quiet" onClick={() => share('clipboard')}>
          {w('copy')}
        </Button>
        <Button type="button" tone="quiet" onClick={() => share('paper')}>
          {w('print')}
        </Button>
        <ButtonLink to="/contact" tone="quiet" onClick={takeToForm}>
          {w('toForm')}
        </ButtonLink>
      </Ways>
    </>
  );
}

const Label = styled.span({ display: 'block', fontSize: size.small, fontWeight: 700 });

/** Marked as a whole by one press. */
const Address = styled.output({
  display: 'block',
  overflowWrap: 'anywhere',
  userSelect: 'all',
  fontSize: size.small,
  lineHeight: 1.4,
  color: color.inkSoft,
});

const Ways = styled.div({ display: 'flex', flexWrap: 'wrap', gap: space(2) });
