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
import { inTwoColumns } from './menuPaper';
import { drawMenuPicture, menuPictureId, pictureSize } from './menuPicture';

interface Props extends Pick<MenuEditor, 'change' | 'sides'> {
  readonly paper: string;
  /** Absent if the menu cannot be encoded. */
  readonly address: string | undefined;
}

/** The picture that is sent, as it will arrive, with a choice of its color, which the menu page has too. */
export const MenuPictureView = memo(function MenuPictureView(props: Props) {
  const { sides, paper, address, change } = props;
  const [ink, hand] = paper.split(' ');
  const { language } = useI18n();
  const t = useMenuEditorMessages();
  const studio = useSettings().studioName[language];
  const preview = useRef<HTMLCanvasElement>(null);
  const sent = useRef<HTMLCanvasElement>(null);
  const invitation = heroMenu.tent.scan[language];
  useEffect(() => {
    const shown = [sides.face, sides.back].flatMap((side) => side ?? []);
    const picture = { sides: shown, language, address, invitation, studio, paper };
    if (sent.current) void drawMenuPicture(sent.current, picture);
    if (preview.current) void drawMenuPicture(preview.current, picture);
  }, [sides, language, address, invitation, studio, paper]);
  const papers = {
    ink: inks.map((name) => ({
      label: t(`inks.${name}`),
      value: `${name} ${hand}`,
      style: { background: menuPapers[name].ground },
      bars: '',
    })),
    hand: hands.map((name) => ({
      label: t(`hands.${name}`),
      value: `${ink} ${name}`,
      style: { borderRadius: radius.small },
      bars: miniatures[name],
    })),
  };
  return (
    <View>
      <Preview ref={preview} role="img" aria-label={t('preview')} />
      <canvas ref={sent} id={menuPictureId} {...pictureSize} hidden />
      <Papers>
        {(['ink', 'hand'] as const).map((kind) => (
          <Choices key={kind}>
            <Legend>{t(kind)}</Legend>
            {papers[kind].map(({ label, value, style, bars }) => (
              <Sample key={label} style={style}>
                {bars && (
                  <Bars viewBox="0 0 40 40">
                    <path d={bars} />
                  </Bars>
                )}
                <Choice
                  type="radio"
                  name={kind}
                  checked={value === paper}
                  onChange={() => change('paper', value)}
                  aria-label={label}
                />
              </Sample>
            ))}
          </Choices>
        ))}
      </Papers>
    </View>
  );
});

const View = styled.div({ display: 'grid' }, inTwoColumns({ display: 'contents' }));

const Preview = styled.canvas({
  inlineSize: '21.25rem',
  [below(1180)]: { inlineSize: '15rem' },
  border: `2px solid ${color.edge}`,
  aspectRatio: `${pictureSize.width} / ${pictureSize.height}`,
  maxInlineSize: '100%',
  margin: 'auto',
  boxShadow: `3px 4px 0 ${color.shadow}`,
});

/** On phones above the picture, on the first screen. */
const Papers = styled.div(
  { [below('medium')]: { order: -1, display: 'flex', flexFlow: 'wrap', gap: 8 } },
  inTwoColumns({ gridArea: '3 / 1', display: 'flex', inlineSize: '100%', gap: space(10) }),
);

const Choices = styled.fieldset({
  display: 'flex',
  gap: space(2),
  marginBlock: space(3),
  border: 0,
});

const Legend = styled.legend(hiddenFromView, { padding: 0 });

/** Bars for names and prices in each layout. */
const miniatures = {
  card: 'M12 9h16v5H12zM7 17h26v1H7zM7 22h26v2H7zM7 28h26v2H7zM7 34h26v2H7z',
  poster: 'M6 6h28v12H6zM6 22h9v5H6zM18 23h16v3H18zM6 31h9v5H6zM18 32h16v3H18z',
  board:
    'M6 6h20v5H6zM6 15h20v5H6zM28 15h6v5h-6zM6 23h20v5H6zM28 23h6v5h-6zM6 31h20v5H6zM28 31h6v5h-6z',
};

/** A color or layout to choose. */
const Sample = styled.label({
  display: 'grid',
  inlineSize: targetSize,
  blockSize: targetSize,
  border: `2px solid ${color.edge}`,
  borderRadius: radius.round,
  forcedColorAdjust: 'none',
});

const Bars = styled.svg({ gridArea: '1 / 1', fill: color.edge });

const Choice = styled.input({
  gridArea: '1 / 1',
  appearance: 'none',
  margin: 0,
  // Also while focused.
  '&&': { borderRadius: 'inherit' },
  cursor: 'pointer',
  // Around the label's border.
  '&:checked': { outline: `3px solid ${color.edge}`, outlineOffset: '4px' },
  '&:focus-visible': { outline: `3px solid ${color.focus}`, outlineOffset: '7px' },
  // The actions below stick to the edge.
  scrollMarginBlockEnd: clearOfToast,
});
