import styled from '@emotion/styled';
import { useState } from 'react';
import { useI18n } from '../../i18n/I18nContext';
import { textLanguage } from '../../i18n/textLanguage';
import { color } from '../../tokens/roles';
import { from, space, targetSize } from '../../tokens/space';
import { cutText } from './cutText';
import { ruledLines } from './reviewCardStyle';

interface Props {
  readonly text: string;
  readonly author: string;
  /** Only the first lines are seen, as on the home page, which leads to the whole text. */
  readonly isExcerpt?: boolean | undefined;
}

/** Text of a review in its own language and direction, cut if it is long. */
export function ReviewText({ text, author, isExcerpt }: Props) {
  const { t, language } = useI18n();
  const [isWhole, setIsWhole] = useState(false);
  const cut = isExcerpt ? text : cutText(text);
  return (
    <Text>
      <Quote isExcerpt={isExcerpt} data-slot="quote" dir="auto" lang={textLanguage(text, language)}>
        {isWhole ? text : cut}
      </Quote>
      {cut !== text && (
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

const Quote = styled.blockquote<Pick<Props, 'isExcerpt'>>(
  ruledLines,
  { inlineSize: '100%', whiteSpace: 'pre-line' },
  ({ isExcerpt }) =>
    isExcerpt && {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 3,
      overflow: 'hidden',
      [from('medium')]: { WebkitLineClamp: 5 },
    },
);

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
