/* One object for each look, drawn for left-to-right text. */

/** One strand where it shows between two others, right of the middle. */
const strand = 'M-20 34c-16-22-6-58 26-74 36-18 84-10 92 20 8 32-30 62-70 70-22 4-38-2-48-16z';

const seeds = 'M22-14l6-3M44-24l6 2M34 4l6-3M60 0l5-4M12 14l6-3M70-20l3 4';

/** Pairs of strands, smaller toward both ends. Each lies over the one above it. */
const strands = [0.62, 0.8, 0.94, 1, 1, 0.94, 0.8, 0.62].flatMap((size, row) => [
  `translate(0 ${row * 54}) scale(${size})`,
  `translate(0 ${row * 54 + 27}) scale(-${size} ${size})`,
]);

export const bread = {
  viewBox: '-120 -60 240 520',
  shapes: (
    <g stroke="var(--shade)" strokeWidth="4" strokeLinejoin="round">
      {strands.map((transform) => (
        <g key={transform} transform={transform}>
          <path fill="var(--crust)" d={strand} />
          <path
            fill="none"
            stroke="var(--shine)"
            strokeWidth="7"
            strokeLinecap="round"
            d="M12-20c16-14 40-20 62-12"
          />
          <path stroke="var(--seed)" strokeLinecap="round" d={seeds} />
        </g>
      ))}
    </g>
  ),
};

const tulips = [
  { at: 'translate(96 236) rotate(-11)', petal: 'var(--rose)', back: 'var(--wine)' },
  { at: 'translate(252 282) rotate(15) scale(.88)', petal: 'var(--sun)', back: 'var(--amber)' },
  { at: 'translate(184 158) rotate(3) scale(1.14)', petal: 'var(--red)', back: 'var(--wine)' },
] as const;

export const bunch = {
  viewBox: '0 0 340 640',
  shapes: (
    <>
      <g fill="none" stroke="var(--stem)" strokeWidth="9" strokeLinecap="round">
        <path d="M160 640c4-150-20-290-63-404M178 640c-6-170-4-330 6-482M194 640c-2-150 18-260 57-360" />
      </g>
      <path fill="var(--leaf)" d="M186 640c-2-120 38-228 128-296 12 90-20 222-96 296z" />
      <path fill="var(--stem)" d="M186 640c20-110 60-210 128-296-64 60-126 158-128 296z" />
      <path fill="var(--leaf)" d="M172 640C140 540 86 480 16 442c-2 76 46 158 118 198z" />
      <path fill="var(--stem)" d="M172 640C150 560 92 490 16 442c72 30 148 90 156 198z" />
      {tulips.map(({ at, petal, back }) => (
        <g key={at} transform={at}>
          <path
            fill={back}
            d="M0-4c-34 0-60-28-58-70 1-26 8-42 8-62 20 6 36 22 44 40 2-18 4-34 6-44 2 10 4 26 6 44 8-18 24-34 44-40 0 20 7 36 8 62 2 42-24 70-58 70z"
          />
          <path
            fill={petal}
            d="M0 2c-30-2-46-30-42-66 3-32 24-56 42-78 18 22 39 46 42 78 4 36-12 64-42 66zM-12 0c-30-2-48-30-46-70 1-26 8-44 8-66 12 4 22 12 30 20-18 22-28 42-28 66 0 22 14 42 36 50zM12 0c30-2 48-30 46-70-1-26-8-44-8-66-12 4-22 12-30 20 18 22 28 42 28 66 0 22-14 42-36 50z"
          />
          <path
            fill="none"
            stroke={back}
            strokeWidth="3"
            strokeLinecap="round"
            d="M-52-70c0 24 10 46 26 58M52-70c0 24-10 46-26 58"
          />
        </g>
      ))}
    </>
  ),
};

export const key = {
  viewBox: '0 0 320 560',
  shapes: (
    <>
      <g transform="translate(160 72) rotate(48)">
        <path
          fill="var(--brass)"
          fillRule="evenodd"
          stroke="var(--shade)"
          strokeWidth="4"
          strokeLinejoin="round"
          d="M-9 58v-6C-52 46-66 14-58-14-50-42-26-54 0-54s50 12 58 40c8 28-6 60-49 66v6h9v14H9v10h9v14H9v248H-9V142h-9v-14h9v-8h-9v-14h9V72h-9V58zM0-34c-22 0-40 12-40 34s18 34 40 34 40-12 40-34-18-34-40-34zM9 262h52v26H43v12h18v34H43v-12H29v12H9z"
        />
      </g>
      <circle cx="160" cy="36" r="9" fill="var(--ground)" />
      <path d="M160 108v50" stroke="var(--cord)" strokeWidth="8" strokeLinecap="round" />
    </>
  ),
};

const outlines = {
  pea: 'M0-19c4 4 5 5 9 7 9 5 11 16 5 24-7 9-21 9-28 0-6-8-4-19 5-24 4-2 5-3 9-7zM0-8c-2 7-2 13 0 19',
  leaf: 'M0 26c-2-8-3-10-4-14-8 4-16 2-20-4 2-6 8-9 14-8-5-7-4-17 4-24 4 3 6 7 6 11 0-4 2-8 6-11 8 7 9 17 4 24 6-1 12 2 14 8-4 6-12 8-20 4z',
};

const garnish = [
  ['pea', 'translate(166 178) rotate(10)'],
  ['pea', 'translate(204 166) rotate(120)'],
  ['pea', 'translate(186 214) rotate(220)'],
  ['pea', 'translate(226 204) rotate(60)'],
  ['pea', 'translate(150 216) rotate(300)'],
  ['leaf', 'translate(238 164) rotate(40)'],
  ['leaf', 'translate(120 108) rotate(-50)'],
  ['leaf', 'translate(300 262) rotate(130)'],
] as const;

export const bowl = {
  viewBox: '0 0 400 400',
  shapes: (
    <>
      <circle cx="200" cy="200" r="198" fill="var(--rim)" />
      <circle cx="197" cy="195" r="191" fill="var(--glaze)" />
      <circle cx="200" cy="200" r="170" fill="var(--rim)" />
      <path
        fill="var(--cream)"
        d="M200 36c48-4 96 16 124 52 32 40 46 88 34 138-10 44-40 84-78 108-40 26-92 34-136 18-46-16-84-52-102-98-16-42-12-92 10-132 28-50 84-82 148-86z"
      />
      <path
        fill="var(--fold)"
        d="M206 60c72 0 134 58 136 132 2 78-60 146-138 148-66 2-122-42-136-104 22 48 66 80 120 80 76 0 132-54 132-124 0-62-50-116-114-132z"
      />
      <path
        fill="var(--oil)"
        d="M92 156c18-48 68-80 120-72 60 8 102 58 98 116-4 60-54 106-112 104-46-2-86-30-100-74 22 32 56 50 92 48 48-2 84-36 86-80 2-42-28-78-70-84-42-6-82 12-114 42z"
      />
      <path
        fill="none"
        stroke="var(--cream)"
        strokeWidth="5"
        strokeLinecap="round"
        d="M232 106c34 14 58 46 56 84M276 222c-4 12-11 22-20 30M96 116c20-30 54-50 90-54"
      />
      <g stroke="var(--rim)" strokeWidth="3" strokeLinejoin="round">
        {garnish.map(([shape, transform]) => (
          <path key={transform} {...{ transform }} fill={`var(--${shape})`} d={outlines[shape]} />
        ))}
      </g>
    </>
  ),
};
