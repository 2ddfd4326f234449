// The room of six logos while they are on their way.
export function LogoRoom() {
  return (
    <div className="brand-logos home-section">
      <div className="brand-logos-waiting" />
    </div>
  );
}
