import { CoverArt } from './CoverArt';

/** A room's key on its hook under the oak, and the sticker beside the bed. */
export function GuesthouseCover() {
  return (
    <CoverArt>
      <ellipse data-fill="shadow" cx="226" cy="170" rx="62" ry="5" />
      <path data-fill="kraft" d="M214 168v-56h22v56z" />
      <path
        data-fill="green"
        d="M176 120c-26-2-30-36-8-44-6-26 26-42 42-24 14-20 48-12 48 10 26-2 36 32 14 44 2 18-24 26-36 14-14 14-52 16-60 0z"
      />
      <path d="M196 92c8 4 14 10 18 20M250 86c-8 6-12 14-14 26" />
      <path
        data-fill="butter"
        d="M190 74c5 5 5 14 0 16-5-2-5-11 0-16zM244 64c5 5 5 14 0 16-5-2-5-11 0-16zM222 84c5 5 5 14 0 16-5-2-5-11 0-16zM262 96c5 5 5 14 0 16-5-2-5-11 0-16z"
      />
      <ellipse data-fill="shadow" cx="88" cy="170" rx="56" ry="5" />
      <path data-fill="paper" d="M42 168v-62l46-36 46 36v62z" />
      <path data-fill="tomato" d="m32 110 56-46 56 46-8 8-48-38-48 38z" />
      <path data-fill="butter" d="M54 120h24v22H54z" />
      <path d="M66 120v22M54 131h24" />
      <path data-fill="green" d="M96 168v-46h24v46z" />
      <path data-fill="butter" d="M112 146h2" />
    </CoverArt>
  );
}
