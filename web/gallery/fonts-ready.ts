/** Loads the text font before a story is drawn, so that nothing moves and pictures are alike. */
export async function fontsReady(): Promise<void> {
  await Promise.all([400, 600].map((weight) => document.fonts.load(`${weight} 16px "Inter Variable"`)));
}
