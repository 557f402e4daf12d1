/** Fingers, mouse and wheel over the map. A drag moves it, two fingers or the wheel change its size; a tap stays a tap. */
import { type Camera, SLIP } from './camera';
import type { Point } from './geometry';

export function gestures(camera: Camera, moved: () => void): (node: HTMLElement) => () => void {
  return (node) => {
    const fingers = new Map<number, Point>();
    let slipped = 0;
    /** Where the window is: asked for when a hand comes, not while it moves. */
    let corner: Point = [0, 0];
    const measure = (): void => {
      const { left, top } = node.getBoundingClientRect();
      corner = [left, top];
    };
    const pointIn = (event: MouseEvent): Point => [event.clientX - corner[0], event.clientY - corner[1]];
    const middle = (): Point => {
      const all = [...fingers.values()];
      return [all.reduce((sum, [x]) => sum + x, 0) / all.length, all.reduce((sum, [, y]) => sum + y, 0) / all.length];
    };
    const spread = (): number => {
      const [a, b] = [...fingers.values()];
      return a && b ? Math.hypot(a[0] - b[0], a[1] - b[1]) : 0;
    };

    const down = (event: PointerEvent): void => {
      if (event.button !== 0) return;
      measure();
      if (fingers.size === 0) slipped = 0;
      fingers.set(event.pointerId, pointIn(event));
    };
    const move = (event: PointerEvent): void => {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      const [wasMiddle, wasSpread] = [middle(), spread()];
      fingers.set(event.pointerId, pointIn(event));
      const [nowMiddle, nowSpread] = [middle(), spread()];
      slipped += Math.hypot(nowMiddle[0] - wasMiddle[0], nowMiddle[1] - wasMiddle[1]) + Math.abs(nowSpread - wasSpread);
      if (slipped < SLIP) return;
      if (!node.hasPointerCapture(event.pointerId)) node.setPointerCapture(event.pointerId);
      camera.pan(nowMiddle[0] - wasMiddle[0], nowMiddle[1] - wasMiddle[1]);
      if (wasSpread > 0 && nowSpread > 0) camera.zoomBy(nowSpread / wasSpread, nowMiddle);
      moved();
    };
    const up = (event: PointerEvent): void => {
      fingers.delete(event.pointerId);
    };
    /** What was dragged was not pressed. */
    const click = (event: MouseEvent): void => {
      if (slipped < SLIP || event.detail === 0) return;
      event.stopPropagation();
      event.preventDefault();
      slipped = 0;
    };
    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      camera.zoomBy(Math.exp(-event.deltaY * (event.deltaMode === 1 ? 0.05 : 0.0016)), pointIn(event));
      moved();
    };

    node.addEventListener('pointerenter', measure);
    node.addEventListener('pointerdown', down);
    node.addEventListener('pointermove', move);
    node.addEventListener('pointerup', up);
    node.addEventListener('pointercancel', up);
    node.addEventListener('click', click, { capture: true });
    node.addEventListener('wheel', wheel, { passive: false });
    return () => {
      node.removeEventListener('pointerenter', measure);
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('pointermove', move);
      node.removeEventListener('pointerup', up);
      node.removeEventListener('pointercancel', up);
      node.removeEventListener('click', click, { capture: true });
      node.removeEventListener('wheel', wheel);
    };
  };
}
