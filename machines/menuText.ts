/**
 * Compact encoding of the menu's texts. Latin and Hebrew letters take five bits, capitals ten, punctuation and
 * accents eleven, other characters 26; a switch between the alphabets takes five.
 */

/** Letters of each alphabet, indexed by five bits. Codes 27 to 31 are reserved in both. */
const alphabets = {
  latin: 'abcdefghijklmnopqrstuvwxyz ',
  hebrew: 'אבגדהוזחטיךכלםמןנסעףפץצקרשת',
} as const;

type Alphabet = keyof typeof alphabets;

/** Reserved five-bit codes. Code 27 precedes a capital in Latin and is a space in Hebrew, which has no capitals. */
const special = { capitalOrSpace: 27, switchAlphabet: 28, sign: 29, end: 30, other: 31 } as const;

/** Punctuation and accents, indexed by six bits. */
const signs = '0123456789.,\'’"״׳-–—&!?()/+*%:;₪@#·…éèêëàâäáçñöôóüûúíîïåøæßÉÀÇÖÜ';

const letterBits = 5;
const signBits = 6;
/** Bits of a code point. */
const otherBits = 21;

/** Collects numbers as bits, most significant first. */
export class BitWriter {
  readonly bits: number[] = [];
  private alphabet: Alphabet = 'latin';

  write(value: number, width: number): void {
    for (let bit = width - 1; bit >= 0; bit -= 1) this.bits.push((value >> bit) & 1);
  }

  writeText(text: string): void {
    for (const character of text) this.writeCharacter(character);
    this.write(special.end, letterBits);
  }

  private writeCharacter(character: string): void {
    const lower = character.toLowerCase();
    if (character === ' ') this.writeLetter(this.alphabet, character);
    else if (alphabets.hebrew.includes(character)) this.writeLetter('hebrew', character);
    else if (alphabets.latin.includes(character)) this.writeLetter('latin', character);
    else if (/[A-Z]/.test(character)) {
      this.switchTo('latin');
      this.write(special.capitalOrSpace, letterBits);
      this.writeLetter('latin', lower);
    } else this.writeRare(character);
  }

  private writeLetter(alphabet: Alphabet, letter: string): void {
    this.switchTo(alphabet);
    const index = alphabets[alphabet].indexOf(letter);
    this.write(index === -1 ? special.capitalOrSpace : index, letterBits);
  }

  private writeRare(character: string): void {
    const index = signs.indexOf(character);
    this.write(index === -1 ? special.other : special.sign, letterBits);
    if (index === -1) this.write(character.codePointAt(0) ?? 0, otherBits);
    else this.write(index, signBits);
  }

  private switchTo(alphabet: Alphabet): void {
    if (this.alphabet !== alphabet) this.write(special.switchAlphabet, letterBits);
    this.alphabet = alphabet;
  }
}

/** Reads the bits of a writer. Methods throw a RangeError for invalid bits. */
export class BitReader {
  private position = 0;
  private alphabet: Alphabet = 'latin';

  constructor(private readonly bits: readonly number[]) {}

  /** Number of bits that have not been read. */
  get left(): number {
    return this.bits.length - this.position;
  }

  read(width: number): number {
    if (width > this.left) throw new RangeError('the bits have ended');
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
      if (code === special.switchAlphabet)
        this.alphabet = this.alphabet === 'latin' ? 'hebrew' : 'latin';
      else text += this.readCharacter(code);
    }
  }

  private readCharacter(code: number): string {
    if (code === special.sign) return signs.charAt(this.read(signBits));
    if (code === special.other) return String.fromCodePoint(this.read(otherBits));
    if (code !== special.capitalOrSpace) return alphabets[this.alphabet].charAt(code);
    return this.alphabet === 'hebrew'
      ? ' '
      : alphabets.latin.charAt(this.read(letterBits)).toUpperCase();
  }
}
