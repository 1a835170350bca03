import styled from '@emotion/styled';
import { languages } from '../../locales/languages';
import { drawingAddress, drawings } from '../content/covers';
import { useI18n } from '../i18n/I18nContext';

interface Props {
  readonly drawing: keyof typeof widths;
}

/** A decorative drawing that the page loads as a file, measured in em like its neighbors. */
export function IllustrationImage({ drawing }: Props) {
  const { language } = useI18n();
  const { width, height } = drawings[drawing];
  const address = drawingAddress(drawing, languages[language].direction);
  return <Image drawing={drawing} src={address} width={width} height={height} alt="" />;
}

const widths = {
  bell: '3em',
  plate: '30rem',
  pencil: '3.4em',
} as const;

const Image = styled.img<Props>(
  // Overlaps by the width of the outline, so that the drawing's outline meets the board's border.
  { blockSize: 'auto', marginBlockEnd: '-2px' },
  ({ drawing }) => ({ inlineSize: widths[drawing] }),
);
