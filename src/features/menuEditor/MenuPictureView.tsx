import styled from '@emotion/styled';
import { memo, useEffect, useRef } from 'react';
import { hands } from '../../../machines/menuValues';
import { heroMenu } from '../../content/heroMenu';
import { useI18n } from '../../i18n/I18nContext';
import { useMenuEditorMessages } from '../../i18n/menuEditorMessages';
import { useSettings } from '../../site/SiteContext';
import { inks, menuPapers } from '../../tokens/menuPapers';
import { color } from '../../tokens/roles';
import { below, clearOfToast, radius, space, targetSize } from '../../tokens/space';
import { hiddenFromView } from '../../ui/VisuallyHidden';
import type { MenuEditor } from './menuEditor.actor';
import { drawMenuPicture, menuPictureId, pictureSize } from './menuPicture';

interface Props extends Pick<MenuEditor, 'change'> {
  readonly sides: MenuEditor['sides'];
  readonly paper: string;
  /** Absent if the menu cannot be encoded. */
  readonly address: string | undefined;
}

/** The picture that is sent, as it will arrive, with a choice of its color, which the menu page has too. */
export const MenuPictureView = memo(function MenuPictureView(props: Props) {
  const { sides, paper, address, change } = props;
  const [ink, ...hand] = paper.split(' ');
  const { language } = useI18n();
  const t = useMenuEditorMessages();
  const studio = useSettings().studioName[language];
  const preview = useRef<HTMLCanvasElement>(null);
  const sent = useRef<HTMLCanvasElement>(null);
  const invitation = heroMenu.tent.scan[language];
  useEffect(() => {
    const written = [sides.face, sides.back].flatMap((side) => side ?? []);
    const picture = { sides: written, address, invitation, studio, paper };
    for (const { current } of [preview, sent]) if (current) void drawMenuPicture(current, picture);
  }, [sides, address, invitation, studio, paper]);
  return (
    <div>
      <Preview ref={preview} role="img" aria-label={t('preview')} />
      <canvas ref={sent} id={menuPictureId} {...pictureSize} hidden />
      <Choices>
        <Legend>{t('ink')}</Legend>
        {inks.map((name) => (
          <Sample key={name} style={{ background: menuPapers[name].ground }}>
            <Choice
              type="radio"
              name="ink"
              checked={name === ink}
              onChange={() => change('paper', [name, ...hand].join(' '))}
              aria-label={t(`inks.${name}`)}
            />
          </Sample>
        ))}
      </Choices>
      <Choices>
        <Legend>{t('hand')}</Legend>
        {(['card', ...hands] as const).map((name) => (
          <Sample key={name} style={{ background: miniatures[name], borderRadius: radius.small }}>
            <Choice
              type="radio"
              name="hand"
              checked={name === (hand[0] ?? 'card')}
              onChange={() => change('paper', name === 'card' ? `${ink}` : `${ink} ${name}`)}
              aria-label={t(`hands.${name}`)}
            />
          </Sample>
        ))}
      </Choices>
    </div>
  );
});

const Preview = styled.canvas({
  display: 'block',
  inlineSize: '21.25rem',
  [below(1180)]: { inlineSize: '15rem' },
  border: `2px solid ${color.edge}`,
  aspectRatio: `${pictureSize.width} / ${pictureSize.height}`,
  maxInlineSize: '100%',
  boxShadow: `3px 4px 0 ${color.shadow}`,
});

const Choices = styled.fieldset({
  display: 'flex',
  gap: space(2),
  marginBlock: space(3),
  padding: 0,
  border: 0,
});

const Legend = styled.legend(hiddenFromView, { padding: 0 });

/** Bars for names and prices in each layout: place and size in px. */
const miniatures = {
  card: bars('12 9 16 5', '7 17 26 1', '7 22 26 2', '7 28 26 2', '7 34 26 2'),
  poster: bars('6 6 28 12', '6 22 9 5', '18 23 16 3', '6 31 9 5', '18 32 16 3'),
  board: bars(
    '6 6 20 5',
    '6 15 20 5',
    '28 15 6 5',
    '6 23 20 5',
    '28 23 6 5',
    '6 31 20 5',
    '28 31 6 5',
  ),
};

function bars(...places: readonly string[]): string {
  return places
    .map((place) => place.replaceAll(/\d+/g, '$&px').split(' '))
    .map(
      ([x, y, width, height]) =>
        `linear-gradient(${color.edge} 0 0) ${x} ${y} / ${width} ${height} no-repeat`,
    )
    .join();
}

/** A color or layout to choose. */
const Sample = styled.label({
  inlineSize: targetSize,
  blockSize: targetSize,
  border: `2px solid ${color.edge}`,
  borderRadius: radius.round,
  forcedColorAdjust: 'none',
  cursor: 'pointer',
});

const Choice = styled.input({
  appearance: 'none',
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  borderRadius: radius.round,
  cursor: 'pointer',
  // Around the label's border.
  '&:checked': { outline: `3px solid ${color.edge}`, outlineOffset: '4px' },
  '&:focus-visible': { outline: `3px solid ${color.focus}`, outlineOffset: '7px' },
  // The actions below stick to the edge.
  scrollMarginBlockEnd: clearOfToast,
});
