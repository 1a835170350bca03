/** Types of the parts of subset-font that the export uses. */
declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'woff2' | 'truetype';
    /** Axes of a variable font, limited to a range or a value. */
    readonly variationAxes?: Readonly<
      Record<string, number | { readonly min: number; readonly max: number }>
    >;
  }
  /** A font with only the given characters. */
  // biome-ignore lint/style/noDefaultExport: that is what the package has.
  export default function subsetFont(
    font: Uint8Array,
    characters: string,
    options: Options,
  ): Promise<Uint8Array>;
}
