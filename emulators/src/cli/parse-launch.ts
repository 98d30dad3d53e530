const EMULATORS = ['firestore', 'database', 'storage'] as const;
export type EmulatorName = (typeof EMULATORS)[number];

/** What a `java` command line of firebase-tools asks for. */
export type Launch =
  | { readonly kind: 'version' }
  | { readonly kind: 'emulator'; readonly name: EmulatorName; readonly args: readonly string[] }
  | { readonly kind: 'unknown'; readonly message: string };

/** Options before `-jar` are for the virtual machine; the next file names the emulator; the rest are its arguments. */
export function parseLaunch(argv: readonly string[]): Launch {
  const jarIndex = argv.indexOf('-jar');
  const isProbe = argv.some((arg) => /^--?version$/.test(arg));
  if (jarIndex < 0 && isProbe) return { kind: 'version' };
  const jar = jarIndex < 0 ? undefined : argv[jarIndex + 1];
  if (jar === undefined) return { kind: 'unknown', message: 'No emulator is named after -jar.' };
  const file = jar.split(/[\\/]/).at(-1) ?? '';
  const name = EMULATORS.find((known) => file === `${known}-standin.jar`);
  if (name === undefined) return { kind: 'unknown', message: `There is no stand-in for ${file}.` };
  return { kind: 'emulator', name, args: argv.slice(jarIndex + 2) };
}
