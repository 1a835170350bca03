import { cardText, marks, papers, priceOf } from './menuValues';

/**
 * Letters by their codes of five bits; punctuation and accents take eleven bits, other characters 26, and a switch
 * between the alphabets five. Code 27 precedes a capital in Latin and is a space in Hebrew, which has no capitals.
 */
const latin = 'abcdefghijklmnopqrstuvwxyz ';
const hebrew = 'אבגדהוזחטיךכלםמןנסעףפץצקרשת ';

const special = { capital: 27, switchAlphabet: 28, sign: 29, end: 30, other: 31 } as const;

/** Punctuation and accents by their codes. */
const signs = '0123456789.,\'’"״׳-–—&!?()/+*%:;₪@#·…éèêëàâäáçñöôóüûúíîïåøæßÉÀÇÖÜ';

const markCodes = ['', ...marks];

/** The first papers have codes of three bits. Others follow the highest one, in four. */
const laterPaper = 7;

/** Widths of numbers in bits. */
const width = { letter: 5, sign: 6, codePoint: 21, shekels: 14, agorot: 7, mark: 3 } as const;

/** Collects values of a menu as bits, most significant first. */
export class BitWriter {
  bits = '';
  private alphabet = latin;

  write(value: number, width: number): void {
    this.bits += value.toString(2).padStart(width, '0');
  }

  paper(name: string): void {
    const code = papers.indexOf(name);
    this.write(Math.min(code, laterPaper), 3);
    if (code >= laterPaper) this.write(code, 4);
  }

  price(text: string): void {
    const price = priceOf(text);
    this.write(Number(price !== undefined), 1);
    if (price === undefined) return;
    const agorot = Math.round(price * 100);
    this.write(Math.floor(agorot / 100), width.shekels);
    this.write(Number(agorot % 100 > 0), 1);
    if (agorot % 100 > 0) this.write(agorot % 100, width.agorot);
  }

  mark(name: string): void {
    this.write(markCodes.indexOf(name), width.mark);
  }

  text(text: string): void {
    for (const character of cardText(text)) this.character(character);
    this.write(special.end, width.letter);
  }

  private character(character: string): void {
    const letter = character.replace(/[A-Z]/, (capital) => capital.toLowerCase());
    const alphabet = [this.alphabet, latin, hebrew].find((letters) => letters.includes(letter));
    if (alphabet !== undefined) {
      if (alphabet !== this.alphabet) this.write(special.switchAlphabet, width.letter);
      this.alphabet = alphabet;
      if (letter !== character) this.write(special.capital, width.letter);
      this.write(alphabet.indexOf(letter), width.letter);
    } else if (signs.includes(character)) {
      this.write(special.sign, width.letter);
      this.write(signs.indexOf(character), width.sign);
    } else {
      this.write(special.other, width.letter);
      this.write(character.codePointAt(0) ?? 0, width.codePoint);
    }
  }
}

/** Reads the bits of a writer. Methods throw a RangeError for invalid bits. */
export class BitReader {
  private alphabet = latin;

  /** @param left bits that have not been read */
  constructor(public left: string) {}

  read(width: number): number {
    if (width > this.left.length) throw new RangeError('the bits have ended');
    const value = Number.parseInt(this.left.slice(0, width), 2);
    this.left = this.left.slice(width);
    return value;
  }

  paper(): string {
    const code = this.read(3);
    return papers[code === laterPaper ? this.read(4) : code] ?? '';
  }

  price(): string {
    if (this.read(1) === 0) return '';
    const shekels = `${this.read(width.shekels)}`;
    if (this.read(1) === 0) return shekels;
    return `${shekels}.${`${this.read(width.agorot)}`.padStart(2, '0')}`;
  }

  mark(): string {
    return markCodes[this.read(width.mark)] ?? '';
  }

  text(): string {
    let text = '';
    for (;;) {
      const code = this.read(width.letter);
      if (code === special.end) return text;
      if (code === special.switchAlphabet) this.alphabet = this.alphabet === latin ? hebrew : latin;
      else text += this.character(code);
    }
  }

  private character(code: number): string {
    if (code === special.sign) return signs.charAt(this.read(width.sign));
    if (code === special.other) return String.fromCodePoint(this.read(width.codePoint));
    if (code === special.capital && this.alphabet === latin)
      return latin.charAt(this.read(width.letter)).toUpperCase();
    return this.alphabet.charAt(code);
  }
}
