// Whether bytes are dear to the shopper.

interface Connection {
  saveData: boolean;
  effectiveType?: string;
}

/** A shopper who saves data, or has a slow line, gets nothing that was not asked for. */
export function isFrugal(): boolean {
  const { saveData, effectiveType = '' } = (navigator as { connection?: Connection }).connection ?? {
    saveData: false,
  };
  return saveData || effectiveType.includes('2g');
}
