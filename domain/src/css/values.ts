import type { CssNode } from './tree';

/** Functions a value may use: none of them fetches or runs anything. */
const VALUE_FUNCTIONS: ReadonlySet<string> = new Set([
  ...[
    'calc',
    'min',
    'max',
    'clamp',
    'round',
    'mod',
    'rem',
    'abs',
    'sign',
    'sin',
    'cos',
    'tan',
    'pow',
    'sqrt',
  ],
  ...['var', 'env', 'attr', 'counter', 'counters', 'light-dark', 'fit-content', 'minmax', 'repeat'],
  ...['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'color', 'color-mix'],
  ...['linear-gradient', 'radial-gradient', 'conic-gradient'],
  ...['repeating-linear-gradient', 'repeating-radial-gradient', 'repeating-conic-gradient'],
  ...['translate', 'translatex', 'translatey', 'translatez', 'translate3d', 'scale', 'scalex', 'scaley'],
  ...['scale3d', 'rotate', 'rotatex', 'rotatey', 'rotatez', 'rotate3d', 'skew', 'skewx', 'skewy'],
  ...['matrix', 'matrix3d', 'perspective', 'cubic-bezier', 'steps', 'linear'],
  ...['blur', 'brightness', 'contrast', 'drop-shadow', 'grayscale', 'hue-rotate', 'invert', 'opacity'],
  ...['saturate', 'sepia', 'inset', 'circle', 'ellipse', 'polygon', 'rect', 'xywh'],
]);

/** Properties that run scripts in old browsers. */
const REFUSED_PROPERTIES: ReadonlySet<string> = new Set(['behavior', '-ms-behavior', '-moz-binding']);

const VALUE_DELIMITERS = '+-*/,';
const UNIT = /^[a-z]+$/i;
const PIXEL_IMAGE = /^data:image\/(?:png|jpe?g|gif|webp);base64,[a-z0-9+/=]+$/i;

/** Why a part of a value is not allowed; null if it is. */
function problemWithValue(node: CssNode): { at: number; message: string } | null {
  const problem = (message: string) => ({ at: node.at, message });
  switch (node.kind) {
    case 'url':
      return PIXEL_IMAGE.test(node.value)
        ? null
        : problem('url() may hold nothing but an embedded picture (data:image/png, jpeg, gif or webp).');
    case 'call':
      return VALUE_FUNCTIONS.has(node.name.toLowerCase())
        ? firstProblem(node.children)
        : problem(`The function “${node.name}()” is not allowed.`);
    case 'block':
      return node.open === '{' ? problem('A block is not allowed here.') : firstProblem(node.children);
    case 'dimension':
      return UNIT.test(node.unit) ? null : problem(`“${node.unit}” is not a unit.`);
    case 'delim':
      return VALUE_DELIMITERS.includes(node.value) ? null : problem(`“${node.value}” is not allowed here.`);
    case 'at':
      return problem(`“@${node.value}” is not allowed here.`);
    default:
      return problemWithToken(node);
  }
}

/** Tokens that are broken wherever they occur. */
export function problemWithToken(node: CssNode): { at: number; message: string } | null {
  switch (node.kind) {
    case 'bad-string':
      return { at: node.at, message: 'A closing quotation mark is missing.' };
    case 'bad-url':
      return { at: node.at, message: 'url() is not closed, or needs quotation marks.' };
    case 'unclosed-comment':
      return { at: node.at, message: 'A comment is not closed.' };
    default:
      return null;
  }
}

export function firstProblem(nodes: readonly CssNode[]): { at: number; message: string } | null {
  for (const node of nodes) {
    const problem = problemWithValue(node);
    if (problem !== null) return problem;
  }
  return null;
}

/** Whether a property may be set. Custom properties may have any name. */
export function isAllowedProperty(name: string): boolean {
  return (
    name.startsWith('--') || (/^-?[a-z][a-z-]*$/i.test(name) && !REFUSED_PROPERTIES.has(name.toLowerCase()))
  );
}
