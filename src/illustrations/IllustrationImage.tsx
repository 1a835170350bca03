import styled from '@emotion/styled';
import { languages } from '../../locales/languages';
import { type Drawing, drawingAddress, drawings } from '../content/covers';
import { useI18n } from '../i18n/I18nContext';

interface Props {
  readonly drawing: Drawing;
}

/** A decorative drawing that the page loads as a file, measured in em like its neighbors. */
export function IllustrationImage({ drawing }: Props) {
  const { language } = useI18n();
  const [width, height] = drawings[drawing];
  const address = drawingAddress(drawing, languages[language].direction);
  return <Image drawing={drawing} src={address} width={width} height={height} alt="" />;
}

/** Widths of those that do not stand as high as others. */
const widths: Readonly<Partial<Record<Drawing, string>>> = {
  plate: '30rem',
  bell: '3em',
  pencil: '3.4em',
};

const Image = styled.img<Props>(
  ({ drawing }) =>
    widths[drawing]
      ? { inlineSize: widths[drawing], blockSize: 'auto' }
      : { inlineSize: 'auto', blockSize: 'calc(1.44em + 2.3rem)' },
  // The last 6 % are the shadow, on the board.
  ({ drawing }) => (drawing === 'plate' ? { marginBlockEnd: '-2px' } : { translate: '0 6%' }),
);
