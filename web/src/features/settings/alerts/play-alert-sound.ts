const TONES = [
  { hertz: 660, atSeconds: 0 },
  { hertz: 880, atSeconds: 0.14 },
] as const;
const TONE_SECONDS = 0.22;
const LOUDNESS = 0.12;

let context: AudioContext | null = null;

/** Plays a short double tone, synthesised so that nothing is fetched. Silent if the browser does not allow sound yet. */
export async function playAlertSound(): Promise<void> {
  if (!('AudioContext' in window)) return;
  context ??= new AudioContext();
  await context.resume();
  const begin = context.currentTime;
  for (const { hertz, atSeconds } of TONES) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.frequency.value = hertz;
    volume.gain.setValueAtTime(LOUDNESS, begin + atSeconds);
    volume.gain.exponentialRampToValueAtTime(0.001, begin + atSeconds + TONE_SECONDS);
    tone.connect(volume).connect(context.destination);
    tone.start(begin + atSeconds);
    tone.stop(begin + atSeconds + TONE_SECONDS);
  }
}
