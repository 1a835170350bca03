/** The part of subset-font that the export uses; the package brings no types of its own. */
declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'woff2' | 'truetype';
    /** A variable font's axes, cut to a range or pinned to one value. */
    readonly variationAxes?: Readonly<
      Record<string, number | { readonly min: number; readonly max: number }>
    >;
  }
  /** A font that holds only the given characters. */
  // biome-ignore lint/style/noDefaultExport: that is what the package has.
  export default function subsetFont(
    font: Uint8Array,
    characters: string,
    options: Options,
  ): Promise<Uint8Array>;
}
