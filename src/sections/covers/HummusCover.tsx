import { CoverArt } from './CoverArt';

/** A bowl of hummus with its swirl, a pita on the way to it. */
export function HummusCover() {
  return (
    <CoverArt>
      <ellipse data-fill="shadow" cx="206" cy="170" rx="72" ry="5" />
      <path data-fill="tomato" d="M118 112h164c0 34-26 54-52 56h-60c-26-2-52-22-52-56z" />
      <path data-fill="paper" d="M126 126h148M134 138h132" />
      <ellipse data-fill="butter" cx="200" cy="112" rx="82" ry="20" />
      <path d="M146 114c4-12 92-14 100-2 6 10-66 14-72 5-4-7 38-9 42-4" />
      <path
        data-fill="board"
        d="M192 113a5 5 0 1 0 10 0a5 5 0 1 0-10 0M207 109a5 5 0 1 0 10 0a5 5 0 1 0-10 0M204 118a5 5 0 1 0 10 0a5 5 0 1 0-10 0"
      />
      <path
        data-fill="green"
        d="M226 104c2-8 10-10 16-8-1 7-8 11-16 8zM156 110c-4-7 0-13 6-15 4 6 1 13-6 15z"
      />
      <path data-fill="kraft" d="M244 100c8-34 40-50 58-34 14 14 0 46-36 46z" />
      <path d="M262 96c4-14 14-24 26-26M276 100c4-8 10-14 16-16" />
      <ellipse data-fill="shadow" cx="62" cy="170" rx="30" ry="4" />
      <path data-fill="green" d="M44 168v-62c0-8 10-10 10-20V66h16v20c0 10 10 12 10 20v62z" />
      <path data-fill="paper" d="M44 118h36v28H44zM52 58h20v8H52z" />
      <path data-fill="butter" d="M62 122c8 8 7 18 0 18s-8-10 0-18z" />
    </CoverArt>
  );
}
