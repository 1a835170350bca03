/**
 * The compact alphabet of a menu's address: texts as bits. Letters of Latin and Hebrew take five, capitals ten,
 * signs and accents eleven, any other character 26; a text that changes between the two alphabets five a change.
 */

/** The letters of each alphabet, by their five bits. What follows them in the table means the same in both. */
const pages = {
  latin: 'abcdefghijklmnopqrstuvwxyz ',
  hebrew: 'אבגדהוזחטיךכלםמןנסעףפץצקרשת',
} as const;

type Page = keyof typeof pages;

/** The five bits that are no letter. A capital is written in Latin alone, a space that way in Hebrew. */
const special = { capitalOrSpace: 27, otherPage: 28, sign: 29, end: 30, other: 31 } as const;

/** Signs and accents, by their six bits. */
const signs = '0123456789.,\'’"״׳-–—&!?()/+*%:;₪@#·…éèêëàâäáçñöôóüûúíîïåøæßÉÀÇÖÜ';

const letterBits = 5;
const signBits = 6;
/** The bits of a code point. */
const otherBits = 21;

/** Collects numbers as bits, the highest first. */
export class BitWriter {
  readonly bits: number[] = [];
  private page: Page = 'latin';

  write(value: number, width: number): void {
    for (let bit = width - 1; bit >= 0; bit -= 1) this.bits.push((value >> bit) & 1);
  }

  writeText(text: string): void {
    for (const character of text) this.writeCharacter(character);
    this.write(special.end, letterBits);
  }

  private writeCharacter(character: string): void {
    const lower = character.toLowerCase();
    if (character === ' ') this.writeLetter(this.page, character);
    else if (pages.hebrew.includes(character)) this.writeLetter('hebrew', character);
    else if (pages.latin.includes(character)) this.writeLetter('latin', character);
    else if (/[A-Z]/.test(character)) {
      this.turnTo('latin');
      this.write(special.capitalOrSpace, letterBits);
      this.writeLetter('latin', lower);
    } else this.writeRare(character);
  }

  private writeLetter(page: Page, letter: string): void {
    this.turnTo(page);
    const index = pages[page].indexOf(letter);
    this.write(index === -1 ? special.capitalOrSpace : index, letterBits);
  }

  private writeRare(character: string): void {
    const index = signs.indexOf(character);
    this.write(index === -1 ? special.other : special.sign, letterBits);
    if (index === -1) this.write(character.codePointAt(0) ?? 0, otherBits);
    else this.write(index, signBits);
  }

  private turnTo(page: Page): void {
    if (this.page !== page) this.write(special.otherPage, letterBits);
    this.page = page;
  }
}

/** Reads what a writer has written. Every method throws a RangeError where the bits hold no such thing. */
export class BitReader {
  private position = 0;
  private page: Page = 'latin';

  constructor(private readonly bits: readonly number[]) {}

  read(width: number): number {
    if (this.position + width > this.bits.length) throw new RangeError('the bits have ended');
    let value = 0;
    for (let count = 0; count < width; count += 1) {
      value = value * 2 + (this.bits[this.position] ?? 0);
      this.position += 1;
    }
    return value;
  }

  readText(): string {
    let text = '';
    for (;;) {
      const code = this.read(letterBits);
      if (code === special.end) return text;
      if (code === special.otherPage) this.page = this.page === 'latin' ? 'hebrew' : 'latin';
      else text += this.readCharacter(code);
    }
  }

  private readCharacter(code: number): string {
    if (code === special.sign) return signs.charAt(this.read(signBits));
    if (code === special.other) return String.fromCodePoint(this.read(otherBits));
    if (code !== special.capitalOrSpace) return pages[this.page].charAt(code);
    return this.page === 'hebrew' ? ' ' : pages.latin.charAt(this.read(letterBits)).toUpperCase();
  }
}
