import styled from '@emotion/styled';
import { useState } from 'react';
import { useI18n } from '../../i18n/I18nContext';
import { textLanguage } from '../../i18n/textLanguage';
import { color } from '../../tokens/roles';
import { space, targetSize } from '../../tokens/space';
import { cutText } from './cutText';
import { ruledLines } from './reviewCardStyle';

interface Props {
  readonly text: string;
  readonly author: string;
  /** Only about five lines, as on the home page, which leads to the whole text. */
  readonly isExcerpt?: boolean | undefined;
}

/** Text of a review in its own language and direction, cut if it is long. */
export function ReviewText({ text, author, isExcerpt }: Props) {
  const { t, language } = useI18n();
  const [isWhole, setIsWhole] = useState(false);
  const cut = cutText(text, isExcerpt ? 190 : undefined);
  return (
    <Text>
      <Quote data-slot="quote" dir="auto" lang={textLanguage(text, language)}>
        {isWhole ? text : cut}
      </Quote>
      {cut !== text && !isExcerpt && (
        <More
          data-slot="more"
          type="button"
          aria-expanded={isWhole}
          aria-label={isWhole ? undefined : t('reviews.list.moreOf', { name: author })}
          onClick={() => setIsWhole(!isWhole)}
        >
          {t(isWhole ? 'reviews.list.less' : 'reviews.list.more')}
        </More>
      )}
    </Text>
  );
}

const Text = styled.div({ display: 'grid', gridTemplateRows: '1fr', justifyItems: 'start' });

const Quote = styled.blockquote(ruledLines, {
  inlineSize: '100%',
  whiteSpace: 'pre-line',
});

const More = styled.button({
  minBlockSize: targetSize,
  padding: 0,
  marginBlockStart: space(1),
  border: 0,
  backgroundColor: 'transparent',
  color: color.accent,
  fontWeight: 700,
  textDecoration: 'underline',
});
