import { describe, expect, it } from 'vitest';
import { javaVersion, planConformance } from './conformance-plan.mjs';

const JAVA_17 = 'openjdk version "17.0.15" 2025-04-15\nOpenJDK Runtime Environment';
const JAVA_21 = 'openjdk version "21.0.4" 2024-07-16 LTS';

describe('npm run conformance', () => {
  it('tests the stand-ins without looking for Java', () => {
    const plan = planConformance([], () => {
      throw new Error('asked');
    });
    expect(plan).toEqual({ emulators: 'stand-ins' });
  });

  it('tests the official emulators if asked to and if Java is new enough', () => {
    expect(planConformance(['--official'], () => JAVA_21)).toEqual({ emulators: 'official' });
  });

  it('says in one sentence that Java is missing or too old', () => {
    const missing = planConformance(['--official'], () => 'Error: spawn java ENOENT');
    expect(missing.refusal).toMatch(
      /^The official emulators need Java 21 or newer, and no Java is on [^.]+\.$/,
    );
    const old = planConformance(['--official'], () => JAVA_17);
    expect(old.refusal).toContain('only Java 17 is on the PATH');
  });

  it('refuses unknown arguments instead of testing something else', () => {
    expect(planConformance(['--offical'], () => JAVA_21).refusal).toContain("'--offical'");
  });

  it('reads the version that Java prints', () => {
    expect(javaVersion(JAVA_17)).toBe(17);
    expect(javaVersion('java version "24" 2025-03-18')).toBe(24);
    expect(javaVersion('command not found')).toBeUndefined();
  });
});
